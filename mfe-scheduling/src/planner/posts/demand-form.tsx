import { useMutation } from '@apollo/client/react';
import { postDemandInput } from '@portfolio/contracts/scheduling';
import { useForm, useLatest, type FormState } from '@portfolio/remote-kit/forms';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SelectField, TextField } from '@portfolio/ui/field';
import { Form, Fieldset, FieldsetTitle, FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { z } from 'zod';
import { Quiet } from '../../shared/details/section.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { demandInputOf, demandValuesOf, type DemandValues } from './demand-values.ts';
import { PostDemand, SetPostDemand, type WholeDemand } from './demand.graphql.ts';
import { PeriodFields } from './period-fields.tsx';
import type { WholePost } from './posts.graphql.ts';
import { StretchList } from './stretch-fields.tsx';
import { useDemandWords } from './use-demand-words.ts';
import { RegionFields } from '../../shared/forms/region-fields.tsx';

/** GraphQL writes choices in capitals, the contract's schema small. */
const small = (value: unknown): unknown => {
  if (typeof value === 'string') return /^[A-Z]+$/.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(small);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value);
  return Object.fromEntries(named.map(([name, each]) => [name, name === 'region' ? each : small(each)]));
};

const schema = z.preprocess(small, postDemandInput);

/** All that a post asks for: its week, holidays and exceptions. */
export function DemandForm({ post, demand }: { post: WholePost; demand: WholeDemand }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [save] = useMutation(SetPostDemand);
  const form = useForm<DemandValues, WholeDemand | undefined, ReturnType<typeof demandInputOf>>({
    draft: `demand/${post.id}`,
    values: demandValuesOf(demand),
    schema,
    request: demandInputOf,
    aliases: { holidays: 'country' },
    inWords: useDemandWords(post.timeZone),
    latest: useLatest(PostDemand, { post: post.id }, ({ postDemand }) => postDemand && demandValuesOf(postDemand)),
    send: async (input, _, context, began) => {
      // All is said anew; what somebody else has said meanwhile is not overwritten unseen.
      const { data } = await save({ variables: { post: post.id, input, seen: demandInputOf(began) }, context });
      return data?.setPostDemand;
    },
    valuesOf: (answer) => demandValuesOf(answer ?? demand),
    onSaved: () => toast('success', t('demand.saved')),
    failed: t('demand.saveFailed'),
  });
  return (
    <Form {...form.props} errorsTitle={t('demand.notSaved')}>
      <PeriodFields form={form} post={post} />
      <HolidayFields form={form} />
      <ExceptionFields form={form} zone={post.timeZone} />
      <SaveActions save={t('demand.save')} saving={form.saving} />
    </Form>
  );
}

const rules = ['STAFFED', 'CLOSED', 'OTHER'] as const;

/** What public holidays do to what a post asks for, and whose they are. */
function HolidayFields({ form }: { form: FormState<DemandValues> }) {
  const { t } = useTranslation();
  const rule = form.controlled('rule').value;
  const [country, region] = [form.controlled('country'), form.controlled('region')];
  const stretches = form.controlled('holidayStretches');
  const change = (code: string): void => {
    country.onChange(code.slice(0, 2));
    region.onChange(code.includes('-') ? code : '');
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.holidays')}</FieldsetTitle>
      <SelectField
        label={t('demand.rule')}
        {...form.field('rule')}
        options={rules.map((each) => [each, t(`demand.rules.${each}`)])}
      />
      {rule !== 'STAFFED' && (
        <RegionFields
          name="country"
          label={t('demand.country')}
          blank={t('demand.chooseCountry')}
          value={region.value || country.value}
          error={country.error}
          onChange={change}
        />
      )}
      {rule === 'OTHER' && <StretchList value={stretches.value} onChange={stretches.onChange} />}
    </Fieldset>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
`;

/** Days on which something else is asked for, and stretches that are not staffed; and why. @param zone of the post's place */
function ExceptionFields({ form, zone }: { form: FormState<DemandValues>; zone: string }) {
  const { t, language } = useTranslation();
  const closures = form.controlled('closures');
  const { value, onChange } = form.controlled('exceptions');
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.exceptions')}</FieldsetTitle>
      {value.length + closures.value.length === 0 && <Quiet>{t('demand.noExceptions')}</Quiet>}
      {value.map((exception, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
        <Card key={at}>
          <Stack $gap={4}>
            <FieldRow>
              <TextField
                type="date"
                label={t('demand.date')}
                value={exception.date}
                error={form.error(`exceptions.${at}.date`)}
                onChange={({ target }) => onChange(value.with(at, { ...exception, date: target.value }))}
              />
              <TextField
                name="reason"
                label={t('demand.reason')}
                autoComplete="off"
                maxLength={200}
                value={exception.reason}
                error={form.error(`exceptions.${at}.reason`)}
                onChange={({ target }) => onChange(value.with(at, { ...exception, reason: target.value }))}
              />
            </FieldRow>
            {exception.stretches.length === 0 && <Muted as="p">{t('demand.notStaffed')}</Muted>}
            <StretchList
              value={exception.stretches}
              onChange={(stretches) => onChange(value.with(at, { ...exception, stretches }))}
            />
            <div>
              <Button
                size="small"
                variant="ghost"
                icon={<Trash2 aria-hidden />}
                onClick={() => onChange(value.toSpliced(at, 1))}
              >
                {t('demand.removeException')}
              </Button>
            </div>
          </Stack>
        </Card>
      ))}
      {closures.value.map(({ from, until, heads, reason }, at) => (
        <Line key={`${from} ${until} ${reason}`}>
          <span dir="auto">
            {shiftWhen(from, until, language, zone)} · {t('demand.closed', { count: heads })} · {reason}
          </span>
          <Button
            size="small"
            variant="ghost"
            icon={<Trash2 aria-hidden />}
            onClick={() => closures.onChange(closures.value.toSpliced(at, 1))}
          >
            {t('demand.takeBack')}
          </Button>
        </Line>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...value, { date: '', reason: '', stretches: [] }])}
        >
          {t('demand.addException')}
        </Button>
      </div>
    </Fieldset>
  );
}
