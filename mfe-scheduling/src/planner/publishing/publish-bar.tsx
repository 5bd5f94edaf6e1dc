import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Send from 'lucide-react/icons/send';
import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { PublishDialog, type Dates, type Place } from './publish-dialog.tsx';
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx';

/** A line above the grid that says something of its days. */
export const Bar = styled(Cluster)`
  flex: none;
  justify-content: space-between;
  padding: ${space(1)} ${space(2)};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${space(1)};
  font-size: ${fontSize.small};
`;

interface Props {
  schedule: { company: { id: string }; clients: readonly Place[]; unpublished: number | null };
  days: Dates;
  /** Whose shifts are shown, or '' for all. */
  client: string;
  /** Asks for the schedule again. */
  refetch: () => Promise<unknown>;
}

/** Of a company that plans in drafts: how much is not published, and what can be done about it. */
export function PublishBar({ schedule: { company, clients, unpublished }, days, client, refetch }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'publish' | 'unconfirmed'>();
  if (unpublished === null) return null;
  const close = (): void => setOpened(undefined);
  return (
    <Bar role="group" aria-label={t('publishing.title')} $gap={2}>
      <p role="status">{t('publishing.count', { count: unpublished })}</p>
      <Cluster $gap={2}>
        <Button size="small" icon={<UserCheck aria-hidden />} onClick={() => setOpened('unconfirmed')}>
          {t('publishing.unconfirmed')}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<Send aria-hidden />}
          disabled={unpublished === 0}
          onClick={() => setOpened('publish')}
        >
          {t('publishing.review')}
        </Button>
      </Cluster>
      {opened === 'publish' && (
        <PublishDialog
          company={company.id}
          days={days}
          places={{ clients, shown: client }}
          onClose={close}
          onDone={() => void refetch()}
        />
      )}
      {opened === 'unconfirmed' && <UnconfirmedDialog company={company.id} onClose={close} />}
    </Bar>
  );
}
