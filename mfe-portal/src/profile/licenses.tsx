import { licenseState } from '@portfolio/contracts/scheduling';
import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { useAction } from '@portfolio/remote-kit/screens';
import { calendarDay, dayIn, viewersZone } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MyLicensesQuery } from '../generated/graphql.ts';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { MyLicenses } from './profile.graphql.ts';
import { Section, Title } from './profile.styles.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: '';
  overflow-wrap: anywhere;
`;

const looks = { early: 'pending', valid: 'active', soon: 'late', expired: 'down' } as const;

const today = () => dayIn(viewersZone(), new Date());

type License = MyLicensesQuery['myLicenses'][number];

/** One's own licenses, until when they are good, and their scans; nothing where there are none. */
export function Licenses() {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useKeptQuery(MyLicenses);
  if (!data || data.myLicenses.length === 0) return null;
  return (
    <Section as="section" aria-labelledby={id}>
      <Title id={id}>{t('profile.licenses.title')}</Title>
      <List>
        {data.myLicenses.map((license) => (
          <li key={license.id}>
            <OneLicense license={license} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function OneLicense({ license: { id, qualificationName, number, scanName, ...days } }: { license: License }) {
  const { t, language } = useTranslation();
  const api = useApi();
  const { run, busy } = useAction();
  const { expires, renewed, validFrom, validUntil } = days;
  const state = licenseState({ from: validFrom, until: validUntil }, today());
  const download = (name: string) =>
    run(async () => saveFile(await api.download(`/planner/employees/me/licenses/${id}/scan/`), name), {
      failed: () => t('profile.licenses.scanFailed'),
    });
  return (
    <>
      <strong>{[qualificationName, number].filter(Boolean).join(' · ')}</strong>
      <Muted>
        {validUntil
          ? t('profile.licenses.until', { day: calendarDay(validUntil, language) })
          : t('profile.licenses.open')}
      </Muted>
      {expires && !renewed && <StatusBadge status={looks[state]}>{t(`profile.licenses.states.${state}`)}</StatusBadge>}
      {scanName !== null && (
        <p>
          <Button size="large" icon={<Download aria-hidden />} loading={busy} onClick={() => void download(scanName)}>
            {t('profile.licenses.scan')} <VisuallyHidden>{qualificationName}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
}
