import { dollars } from '@portfolio/remote-kit/figures';
import { dayAndTime, shiftLength, zoneName } from '@portfolio/remote-kit/times';
import { Card } from '@portfolio/ui/card';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { Grid, Stack } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRuleWords } from '../planner/repetition/batch-dialog.tsx';
import { EmailLink, PhoneLink } from '../shared/details/contact-links.tsx';
import { paths } from '../paths.ts';
import { useSaidWords } from './use-said-words.ts';
import { ShiftTime, hoursBetween } from '../shared/times/shift-time.tsx';
import { useTranslation } from '../translator.ts';
import { ShiftStatusBadge, PublishedMark } from './shift-status.tsx';
import type { WholeShift } from './shifts.graphql.ts';

const Notes = styled.div`
  white-space: pre-wrap;
`;

const Columns = styled(Grid)`
  align-items: start;
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

function Facts({ title, items }: { title: string; items: { term: string; detail: ReactNode }[] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <DefinitionList items={items} blank={t('notGiven')} />
    </Card>
  );
}

/** Every field of a shift (scheduling.md §3, admin view). Duration has 2 decimals (§9). */
export function ShiftFacts({ shift }: { shift: WholeShift }) {
  const { t, language } = useTranslation();
  const { ruleOf } = useRuleWords();
  const said = useSaidWords()(shift);
  const { startTime, endTime, timeZone: zone } = shift;
  const isToCome = shift.status === 'SCHEDULED';
  const at = (instant: string | null | undefined) => instant && dayAndTime(instant, language, zone);
  /** With when it was tapped on a phone that could not send it. */
  const attended = (instant: string | null | undefined, tapped: string | null | undefined) =>
    tapped ? [at(instant), t('shifts.tapped', { time: at(tapped) ?? '' })].filter(Boolean).join(' · ') : at(instant);
  const { isDraft, publishedAt, confirmedAt, createdAt } = shift;
  /** Of a company that publishes at once there is nothing to say. */
  const published =
    isDraft || publishedAt !== createdAt
      ? [
          {
            term: t('publishing.publishedAt'),
            detail: isDraft ? <PublishedMark shift={shift} /> : at(publishedAt),
          },
          ...(isDraft || (!confirmedAt && !isToCome)
            ? []
            : [
                {
                  term: t('publishing.confirmedBy'),
                  detail: confirmedAt
                    ? `${shift.employeeName} · ${at(confirmedAt) ?? ''}`
                    : t('publishing.notConfirmed'),
                },
              ]),
        ]
      : [];
  return (
    <Columns $min="22rem">
      <Facts
        title={t('shifts.facts.shift')}
        items={[
          { term: t('shifts.titleLabel'), detail: shift.title },
          { term: t('shifts.statusLabel'), detail: <ShiftStatusBadge status={shift.status} /> },
          {
            term: t('shifts.when'),
            detail: <ShiftTime shift={shift} />,
          },
          { term: t('times.label'), detail: zoneName(zone) },
          { term: t('shifts.duration'), detail: shiftLength(hoursBetween(startTime, endTime), language, 2) },
          ...published,
          ...(said ? [{ term: t('said.title'), detail: `${said} · ${at(shift.saidAt) ?? ''}` }] : []),
          { term: t('shifts.checkedIn'), detail: attended(shift.checkedInAt, shift.checkInTappedAt) },
          { term: t('shifts.checkedOut'), detail: attended(shift.checkedOutAt, shift.checkOutTappedAt) },
          {
            term: t(isToCome ? 'shifts.plannedHours' : 'shifts.paidHours'),
            detail: shiftLength(shift.durationHours, language, 2),
          },
          { term: t('shifts.rate'), detail: dollars(shift.hourlyPayRate, language) },
          { term: t(isToCome ? 'shifts.plannedPay' : 'shifts.pay'), detail: dollars(shift.pay, language) },
          { term: t('series.fact'), detail: shift.series ? ruleOf(shift.series) : t('no') },
          { term: t('shifts.overlap'), detail: t(shift.allowOverlap ? 'yes' : 'no') },
          { term: t('shifts.created'), detail: at(shift.createdAt) },
          { term: t('shifts.notes'), detail: shift.notes && <Notes dir="auto">{shift.notes}</Notes> },
        ]}
      />
      <Stack $gap={5}>
        <Facts
          title={t('shifts.facts.client')}
          items={[
            {
              term: t('shifts.client'),
              detail: <Link to={`${paths.clients}/${shift.clientId}`}>{shift.clientName}</Link>,
            },
            { term: t('shifts.address'), detail: shift.clientAddress },
            { term: t('shifts.contactPerson'), detail: shift.clientContactPerson },
            { term: t('shifts.phone'), detail: shift.clientPhone && <PhoneLink>{shift.clientPhone}</PhoneLink> },
            { term: t('shifts.location'), detail: shift.locationName ?? t('shifts.mainLocation') },
            ...(shift.locationName ? [{ term: t('shifts.locationAddress'), detail: shift.locationAddress }] : []),
          ]}
        />
        <Facts
          title={t('shifts.facts.employee')}
          items={[
            {
              term: t('shifts.employee'),
              detail: <Link to={`${paths.employees}/${shift.employeeId}`}>{shift.employeeName}</Link>,
            },
            { term: t('shifts.email'), detail: shift.employeeEmail && <EmailLink>{shift.employeeEmail}</EmailLink> },
            { term: t('shifts.phone'), detail: shift.employeePhone && <PhoneLink>{shift.employeePhone}</PhoneLink> },
          ]}
        />
      </Stack>
    </Columns>
  );
}
