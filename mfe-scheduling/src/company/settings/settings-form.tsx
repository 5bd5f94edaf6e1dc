import { useMutation } from '@apollo/client/react';
import { languages } from '@portfolio/contracts/auth';
import { offerApprovals, ruleSeverities, scheduling, rulePresets } from '@portfolio/contracts/scheduling';
import { useForm, useLatest, type FormState } from '@portfolio/remote-kit/forms';
import { languageNames } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { CheckboxField, NumberField, SelectField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle, Form } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { CompanySettings, UpdateCompany } from './company-settings.graphql.ts';
import {
  attendanceFields,
  changesIn,
  requestOf,
  ruleFields,
  settingsSchema,
  valuesOf,
  type FoundCompany,
  type SettingsValues,
  presetValues,
} from './settings-values.ts';
import { RegionFields } from '../../shared/forms/region-fields.tsx';
import { TimeZoneField } from '../../shared/forms/time-zone-field.tsx';

/** Time zone, language and rules of a company. */
export function SettingsForm({ company }: { company: FoundCompany }) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateCompany);
  const toast = useToast();
  const refresh = useRefresh();
  const form = useForm({
    draft: `company/${company.id}`,
    values: valuesOf(company),
    schema: settingsSchema,
    request: requestOf,
    latest: useLatest(CompanySettings, { id: company.id }, ({ company: now }) => now && valuesOf(now)),
    send: (request, _, context, began) =>
      update({ variables: { id: company.id, ...changesIn(request, requestOf(began)) }, context }),
    // Days of everything dated are those of the company's zone.
    onSaved: () => {
      toast('success', t('companySettings.saved'));
      void refresh();
    },
    failed: t('companySettings.saveFailed'),
  });
  const zone = form.controlled('time_zone');
  return (
    <Form {...form.props} errorsTitle={t('companySettings.notSaved')}>
      <TimeZoneField hint={t('companySettings.timeZoneHint')} {...zone} />
      <RegionFields
        label={t('holidays.label')}
        hint={t('holidays.hint')}
        blank={t('holidays.none')}
        {...form.controlled('holiday_region')}
      />
      <SelectField
        label={t('companySettings.language')}
        hint={t('companySettings.languageHint')}
        {...form.field('language')}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      <Fieldset>
        <FieldsetTitle>{t('companySettings.attendance')}</FieldsetTitle>
        <Muted as="p">{t('companySettings.attendanceHint')}</Muted>
        <FieldRow>
          {attendanceFields.map((field) => (
            <NumberField
              key={field}
              label={t(`companySettings.limits.${field}`)}
              unit={t(`companySettings.units.${field}`)}
              min={0}
              max={scheduling.attendanceHours}
              step={1}
              {...form.field(field)}
            />
          ))}
        </FieldRow>
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('companySettings.hours')}</FieldsetTitle>
        <Muted as="p">{t('companySettings.hoursHint')}</Muted>
        <CheckboxField label={t('companySettings.pay_approved_only')} {...form.field('pay_approved_only')} />
        <FieldRow>
          <NumberField
            label={t('companySettings.limits.approval_tolerance')}
            unit={t('companySettings.units.approval_tolerance')}
            hint={t('companySettings.toleranceHint')}
            min={0}
            max={scheduling.approvalTolerance}
            step={1}
            {...form.field('approval_tolerance')}
          />
        </FieldRow>
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('companySettings.publishing')}</FieldsetTitle>
        <Muted as="p">{t('companySettings.publishingHint')}</Muted>
        <CheckboxField label={t('companySettings.plans_in_drafts')} {...form.field('plans_in_drafts')} />
      </Fieldset>
      <SelectField
        label={t('companySettings.offer_approval')}
        hint={t('companySettings.offerHint')}
        {...form.field('offer_approval')}
      >
        {offerApprovals.map((each) => (
          <option key={each} value={each}>
            {t(`companySettings.approvals.${each}`)}
          </option>
        ))}
      </SelectField>
      <Fieldset>
        <FieldsetTitle>{t('companySettings.rules')}</FieldsetTitle>
        <Muted as="p">{t('companySettings.rulesHint')}</Muted>
        <RulePresets form={form} />
        {ruleFields.map((rule) => (
          <RuleFields key={rule.rule} form={form} field={rule} />
        ))}
        <FieldRow>
          <NumberField
            label={t('companySettings.limits.week_budget')}
            unit={t('companySettings.units.week_budget')}
            hint={t('companySettings.budgetHint')}
            optional={t('optional')}
            min={0}
            max={scheduling.weekBudget}
            step={1}
            {...form.field('week_budget')}
          />
        </FieldRow>
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('companySettings.security')}</FieldsetTitle>
        <Muted as="p">{t('companySettings.securityHint')}</Muted>
        <CheckboxField label={t('companySettings.require_second_factor')} {...form.field('require_second_factor')} />
      </Fieldset>
      <SaveActions save={t('companySettings.save')} saving={form.saving} />
    </Form>
  );
}

/** What a rule does, and its limit where it has one. */
function RuleFields({ form, field }: { form: FormState<SettingsValues>; field: (typeof ruleFields)[number] }) {
  const { t } = useTranslation();
  const name = t(`companySettings.names.${field.rule}`);
  return (
    <FieldRow>
      <SelectField
        label={name}
        hint={t(`companySettings.hints.${field.rule}`)}
        {...form.field(field.rule)}
        options={ruleSeverities.map((severity) => [severity, t(`companySettings.severities.${severity}`)])}
      />
      {field.limits.map(({ name: limit, ...range }) => (
        <NumberField
          key={limit}
          label={t(`companySettings.limits.${limit}`)}
          unit={t(`companySettings.units.${limit}`)}
          {...range}
          {...form.field(limit)}
        />
      ))}
    </FieldRow>
  );
}

type Preset = keyof typeof rulePresets;
const presets = Object.keys(rulePresets) as Preset[];

/** Puts working-time rules of a country into the form, where they can be changed before they are saved. */
function RulePresets({ form }: { form: FormState<SettingsValues> }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [preset, choose] = useState<Preset>('eu');
  const put = () => {
    for (const [name, value] of presetValues(preset)) form.hookForm.setValue(name, value, { shouldDirty: true });
    toast('success', t('companySettings.presetPut'));
  };
  return (
    <>
      <SelectField
        label={t('companySettings.preset')}
        hint={t(`companySettings.sources.${preset}`)}
        value={preset}
        onChange={({ target }) => choose(presets.find((each) => each === target.value) ?? preset)}
        options={presets.map((each) => [each, t(`companySettings.presets.${each}`)])}
      />
      <div>
        <Button onClick={put}>{t('companySettings.putPreset')}</Button>
      </div>
    </>
  );
}
