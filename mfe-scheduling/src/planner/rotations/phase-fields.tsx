import { parseDate } from '@internationalized/date';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { NumberField, SelectField, TextField, TimeField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { presetFrom, presets, type PhaseValues, type RotationValues, type WatchValues } from './rotation-values.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(3rem, 5rem) repeat(2, minmax(0, 7rem)) auto;
  justify-content: start;
  gap: ${space(2)};
  align-items: end;
`;

const Offsets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(3)};
  align-items: end;
`;

/** How the teams take turns, from a day on until the next phase. */
export function PhaseFields({ form }: { form: FormState<RotationValues> }) {
  const { t } = useTranslation();
  const { value, onChange } = form.controlled('phases');
  const teams = form.controlled('teams').value;
  const add = (): void => {
    const last = value.at(-1)!;
    const from = /^\d{4}-\d\d-\d\d$/.test(last.from) ? parseDate(last.from).add({ weeks: 4 }).toString() : '';
    onChange([...value, { ...last, from }]);
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('rotations.phases')}</FieldsetTitle>
      {value.map((phase, at) => (
        <Phase
          // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
          key={at}
          phase={phase}
          teams={teams}
          errorOf={(name) => form.error(`phases.${at}.${name}`)}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={value.length > 1 ? () => onChange(value.toSpliced(at, 1)) : undefined}
        />
      ))}
      <Muted as="p">{t('rotations.phaseHint')}</Muted>
      <div>
        <Button icon={<Plus aria-hidden />} onClick={add}>
          {t('rotations.addPhase')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface PhaseProps {
  phase: PhaseValues;
  teams: readonly string[];
  errorOf: (name: string) => string | undefined;
  onChange: (phase: PhaseValues) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function Phase({ phase, teams, errorOf, onChange, onRemove }: PhaseProps) {
  const { t } = useTranslation();
  const { from, pattern, watches, offsets } = phase;
  const same = presets.find((preset) => presetFrom(preset, from, 0).pattern === pattern);
  return (
    <Card>
      <Stack $gap={4}>
        <FieldRow>
          <TextField
            type="date"
            label={t('rotations.from')}
            value={from}
            error={errorOf('from')}
            onChange={({ target }) => onChange({ ...phase, from: target.value })}
          />
          <SelectField
            label={t('rotations.preset')}
            value={same ?? ''}
            onChange={({ target }) => {
              const preset = presets.find((each) => each === target.value);
              if (preset) onChange(presetFrom(preset, from, teams.length));
            }}
            none={t('rotations.own')}
            options={presets.map((preset) => [preset, t(`rotations.presets.${preset}`)])}
          />
        </FieldRow>
        <TextField
          label={t('rotations.pattern')}
          hint={t('rotations.patternHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={pattern}
          error={errorOf('pattern')}
          onChange={({ target }) => onChange({ ...phase, pattern: target.value })}
        />
        <Watches watches={watches} errorOf={errorOf} onChange={(changed) => onChange({ ...phase, watches: changed })} />
        <Offsets>
          {teams.map((team, at) => (
            <NumberField
              // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
              key={at}
              inputMode="numeric"
              min={0}
              label={t('rotations.offset', { team })}
              value={offsets[at] ?? ''}
              error={errorOf(`offsets.${at}`)}
              onChange={({ target }) => onChange({ ...phase, offsets: offsets.with(at, target.value) })}
            />
          ))}
        </Offsets>
        {onRemove && (
          <div>
            <Button size="small" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onRemove}>
              {t('rotations.removePhase')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

interface WatchesProps {
  watches: readonly WatchValues[];
  errorOf: (name: string) => string | undefined;
  onChange: (watches: WatchValues[]) => void;
}

/** The hours of each letter. */
function Watches({ watches, errorOf, onChange }: WatchesProps) {
  const { t } = useTranslation();
  const next = 'DNABCEFGHIJKLMOPQRSTUVWXYZ'.split('').find((code) => watches.every((watch) => watch.code !== code));
  return (
    <Stack $gap={3}>
      {watches.map((watch, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
        <Line key={at}>
          <TextField
            label={t('rotations.code')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={1}
            value={watch.code}
            error={errorOf(`watches.${at}.code`)}
            onChange={({ target }) => onChange(watches.with(at, { ...watch, code: target.value }))}
          />
          <TimeField
            label={t('demand.from')}
            value={watch.startTime}
            onChange={(startTime) => onChange(watches.with(at, { ...watch, startTime }))}
          />
          <TimeField
            label={t('demand.to')}
            value={watch.endTime}
            onChange={(endTime) => onChange(watches.with(at, { ...watch, endTime }))}
          />
          {watches.length > 1 && (
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('demand.removeHours')}
              variant="quiet-danger"
              onClick={() => onChange(watches.toSpliced(at, 1))}
            />
          )}
        </Line>
      ))}
      {next !== undefined && (
        <Cluster>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...watches, { code: next, startTime: '08:00', endTime: '16:00' }])}
          >
            {t('demand.addHours')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
