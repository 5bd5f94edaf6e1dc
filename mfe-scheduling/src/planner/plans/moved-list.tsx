import { shiftWhen } from '@portfolio/remote-kit/times';
import { Panel } from '@portfolio/ui/card';
import { Muted } from '@portfolio/ui/text';
import { Rows } from '../../shared/details/detail.styles.ts';
import { useTranslation } from '../../translator.ts';
import type { Proposed } from './plans.graphql.ts';

/** What planned shifts that go to others change, person by person. */
export function MovedList({ shifts }: { shifts: readonly Proposed[] }) {
  const { t, language } = useTranslation();
  const changes = shifts.flatMap(({ employeeId, employeeName: to, movedFromId, movedFromName: from, ...shift }) =>
    from === null
      ? []
      : [
          { person: movedFromId, name: from, words: t('plans.gives', { name: to }), ...shift },
          { person: employeeId, name: to, words: t('plans.takes', { name: from }), ...shift },
        ],
  );
  const people = Map.groupBy(changes, ({ person }) => person);
  if (people.size === 0) return null;
  return (
    <Panel title={t('plans.changesFor', { count: people.size })} gap={3}>
      <Rows>
        {[...people].map(([person, own]) => (
          <li key={person}>
            <strong dir="auto">{own[0]!.name}</strong>
            {own.map(({ number, words, startTime, endTime, timeZone, isPublished }) => (
              <div key={`${number} ${words}`}>
                {shiftWhen(startTime, endTime, language, timeZone)} · {words}{' '}
                {isPublished && <Muted>{t('plans.wasPublished')}</Muted>}
              </div>
            ))}
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
