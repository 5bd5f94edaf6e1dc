import { shiftWhen } from '@portfolio/remote-kit/times';
import { CheckboxField } from '@portfolio/ui/field';
import { Muted } from '@portfolio/ui/text';
import { Rows } from '../../shared/details/detail.styles.ts';
import { useTranslation } from '../../translator.ts';
import type { Preview } from './publishing.graphql.ts';

type Person = Preview['people'][number];
type Change = Person['changes'][number];

interface Props {
  person: Person;
  isChosen: boolean;
  onToggle: () => void;
}

/** What one employee would be told, and whether they are. */
export function ChangesOfPerson({ person: { employeeName, hasAccount, changes }, isChosen, onToggle }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={employeeName}>
      <CheckboxField
        label={employeeName}
        hint={hasAccount ? undefined : t('publishing.noAccount')}
        checked={isChosen}
        onChange={onToggle}
      />
      <Rows>
        {changes.map((change) => (
          <li key={`${change.shiftId} ${change.kind}`}>
            <Line change={change} />
          </li>
        ))}
      </Rows>
    </div>
  );
}

/** "New: Fri 24 Apr, 22:00–06:00 (+1), Harbor Mall", and what it was. */
function Line({ change }: { change: Change }) {
  const { t, language } = useTranslation();
  const wordsOf = ({
    startTime,
    endTime,
    timeZone,
    title,
    clientName,
    locationName,
  }: Change | NonNullable<Change['before']>) =>
    [shiftWhen(startTime, endTime, language, timeZone), title, clientName, locationName].filter(Boolean).join(', ');
  const { before, kind, isLate } = change;
  const [is, was] = [wordsOf(change), before ? wordsOf(before) : undefined];
  return (
    <>
      <strong>{t(`publishing.kinds.${kind}`)}</strong> {is}
      {was !== undefined && was !== is && <Muted as="div">{t('publishing.before', { what: was })}</Muted>}
      {before && before.notes !== change.notes && <Muted as="div">{t('publishing.notes')}</Muted>}
      {isLate && <Muted as="div">{t('publishing.isLate')}</Muted>}
    </>
  );
}
