import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from '../../translator.ts';
import { PublishDialog, type Dates } from './publish-dialog.tsx';
import { PublicationPreview } from './publishing.graphql.ts';

interface Props {
  company: string;
  /** The first and the last count. */
  days: Dates;
  /** Ids of shifts that were planned just now. */
  shifts: readonly string[];
}

/** Of what was planned just now, what nobody is told of yet; nothing once it is published, or where all is told at once. */
export function PublishPlanned({ company, days, shifts }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const variables = { company, from: days[0]!.toString(), until: days.at(-1)!.toString() };
  const { data, error, refetch } = useQuery(PublicationPreview, { variables, fetchPolicy: 'network-only' });
  const waiting = new Set(
    data?.publicationPreview.people.flatMap(({ changes }) => changes.map(({ shiftId }) => shiftId)),
  );
  // Where that cannot be told, the dialog says it.
  const among = error ? shifts : shifts.filter((id) => waiting.has(id));
  if (among.length === 0) return null;
  return (
    <>
      <Button variant="primary" icon={<Send aria-hidden />} onClick={() => setOpen(true)}>
        {t('publishing.review')}
      </Button>
      {isOpen && (
        <PublishDialog {...{ company, days, among }} onClose={() => setOpen(false)} onDone={() => void refetch()} />
      )}
    </>
  );
}
