import { fault } from '@portfolio/contracts/errors';
import { openShiftAudiences, openShiftInput, openShiftModes, scheduling } from '@portfolio/contracts/scheduling';
import { useZone } from '@portfolio/remote-kit';
import { enumName, useForm } from '@portfolio/remote-kit/forms';
import { shiftWhen, zoneName } from '@portfolio/remote-kit/times';
import { ChipsField, DateTimeField, NumberField, SelectField, TextareaField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Muted } from '@portfolio/ui/text';
import { useUndo } from '@portfolio/ui/toast';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import {
  chosenOption,
  useChosenPlace,
  useClientChoices,
  useEmployeeChoices,
  useZoneOfPlace,
} from '../../shared/choices/choices.ts';
import { LocationField } from '../../shared/choices/location-field.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { instantOf, localTime } from '../../shared/times/local-time.ts';
import { useTranslation } from '../../translator.ts';
import { useOffering } from './use-offering.ts';

/** A gap at a post: where, when, and how many are missing. */
export interface Gap {
  post: { id: string; name: string; clientId: string; locationId?: string | null; timeZone: string };
  from: string;
  until: string;
  open: number;
  /** For how many of them others look already. */
  offered?: number;
}

/** Times are those of the place's clock. */
interface Values {
  client: string;
  location: string;
  post: string;
  startTime: string;
  endTime: string;
  places: string;
  /** As the contract names them, which is what is checked. */
  mode: (typeof openShiftModes)[number];
  audience: (typeof openShiftAudiences)[number];
  employees: string[];
  /** Blank: when it starts. */
  deadline: string;
  notes: string;
  /** Blank until it is known. */
  zone: string;
}

const valuesOf = (gap: Gap | undefined, zone: string): Values => ({
  client: gap?.post.clientId ?? '',
  location: gap?.post.locationId ?? '',
  post: gap?.post.id ?? '',
  startTime: gap ? localTime(gap.from, gap.post.timeZone) : '',
  endTime: gap ? localTime(gap.until, gap.post.timeZone) : '',
  places: String(Math.max(1, (gap?.open ?? 1) - (gap?.offered ?? 0))),
  mode: 'award',
  audience: 'qualified',
  employees: [],
  deadline: '',
  notes: '',
  zone: gap?.post.timeZone ?? zone,
});

/** @param gap keeps its instants, of which a clock that is put back shows two */
const inputOf = (values: Values, gap: Gap | undefined, zone: string) => {
  const { client, location, post, startTime, endTime, places, mode, audience, employees, deadline, notes } = values;
  return {
    client,
    location: location || null,
    post: post || null,
    startTime: gap?.from ?? instantOf(startTime, zone) ?? '',
    endTime: gap?.until ?? instantOf(endTime, zone) ?? '',
    places: Number(places),
    mode,
    audience,
    employees: audience === 'named' ? employees : [],
    ...(deadline && { deadline: instantOf(deadline, zone) ?? '' }),
    notes,
  };
};

interface Props {
  company: string | undefined;
  /** What of a plan is open; without, place and times are chosen. */
  gap?: Gap;
  onClose: () => void;
}

/** Offers work to guards: how many, to whom, until when, and who decides. */
export function OfferModal({ company, gap, onClose }: Props) {
  const { t, language } = useTranslation();
  const own = useZone();
  const offerUndo = useUndo();
  const { create, cancel } = useOffering();
  const askZone = useZoneOfPlace();
  const form = useForm<Values, string, ReturnType<typeof inputOf>>({
    draft: `open-shift/${gap ? `${gap.post.id}/${gap.from}` : 'new'}`,
    values: valuesOf(gap, own),
    schema: openShiftInput,
    request: (values) => inputOf(values, gap, values.zone || 'UTC'),
    rules: ({ client, startTime, endTime, audience, employees, places }) => ({
      client: client === '' ? fault('required') : undefined,
      startTime: startTime === '' ? fault('required') : undefined,
      endTime: endTime === '' ? fault('required') : undefined,
      places: /^\d+$/.test(places) ? undefined : fault('invalid_integer'),
      employees: audience === 'named' && employees.length === 0 ? fault('required') : undefined,
    }),
    sentences: {},
    async send(_input, values, context) {
      const { mode, audience, ...rest } = inputOf(values, gap, values.zone || (await askZone(values)));
      return create({ input: { ...rest, mode: enumName(mode), audience: enumName(audience) } }, context);
    },
    onSaved(id) {
      offerUndo(t('openShifts.offered'), () => cancel(id));
      onClose();
    },
    failed: t('shifts.saveFailed'),
  });
  const isNamed = form.controlled('audience').value === 'named';
  const employees = form.controlled('employees');
  const choices = useEmployeeChoices(company);
  return (
    <FormModal
      form={form}
      title={t('openShifts.offer')}
      save={t('openShifts.offer')}
      errorsTitle={t('shifts.notSaved')}
      onClose={onClose}
    >
      {gap ? (
        <Muted as="p">
          {shiftWhen(gap.from, gap.until, language, gap.post.timeZone)} · {gap.post.name}
        </Muted>
      ) : (
        <PlaceAndTime form={form} company={company} />
      )}
      <FieldRow>
        <NumberField
          label={t('posts.headCount')}
          inputMode="numeric"
          min={1}
          max={scheduling.postHeads}
          {...form.field('places')}
        />
        <DateTimeField
          label={t('openShifts.deadline')}
          clockLabel={t('times.clock', { label: t('openShifts.deadline') })}
          optional={t('optional')}
          {...form.controlled('deadline')}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('openShifts.mode')}
          {...form.field('mode')}
          options={openShiftModes.map((mode) => [mode, t(`openShifts.modes.${enumName(mode)}`)])}
        />
        <SelectField
          label={t('openShifts.for')}
          {...form.field('audience')}
          options={openShiftAudiences.map((audience) => [audience, t(`openShifts.audiences.${enumName(audience)}`)])}
        />
      </FieldRow>
      {isNamed && <ChipsField label={t('openShifts.people')} options={choices.options} {...employees} />}
      <TextareaField label={t('shifts.notes')} rows={2} optional={t('optional')} {...form.field('notes')} />
    </FormModal>
  );
}

type OfferForm = ReturnType<typeof useForm<Values, void, ReturnType<typeof inputOf>>>;

/** Where and when, of work that no post asks for. */
function PlaceAndTime({ form, company }: { form: OfferForm; company: string | undefined }) {
  const { t } = useTranslation();
  const { client, chosen, locations, zone } = useChosenPlace(form);
  const clients = useClientChoices(company);
  const timed = (name: 'startTime' | 'endTime') => (
    <DateTimeField
      label={t(`shifts.${name}`)}
      clockLabel={t('times.clock', { label: t(`shifts.${name}`) })}
      {...form.controlled(name)}
    />
  );
  return (
    <>
      <ChoiceField
        label={t('shifts.client')}
        name="client"
        error={client.error}
        choices={clients}
        value={chosenOption(clients, client.value, chosen)}
        onChange={client.onChange}
      />
      <LocationField label={t('shifts.location')} locations={locations} {...form.field('location')} />
      <FieldRow>
        {timed('startTime')}
        {timed('endTime')}
      </FieldRow>
      {zone && <Muted>{t('times.zone', { zone: zoneName(zone) })}</Muted>}
    </>
  );
}
