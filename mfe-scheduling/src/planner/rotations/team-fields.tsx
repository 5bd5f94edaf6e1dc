import { scheduling } from '@portfolio/contracts/scheduling';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { IconButton } from '@portfolio/ui/icon-button';
import { space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';
import { withoutTeam, withTeam, type RotationValues } from './rotation-values.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto;
  justify-content: start;
  gap: ${space(2)};
  align-items: end;
`;

/** The names of the teams. Who is in one goes with it, as long as nothing is saved. */
export function TeamFields({ form }: { form: FormState<RotationValues> }) {
  const { t } = useTranslation();
  const teams = form.controlled('teams');
  const change = (changed: RotationValues): void => {
    form.controlled('phases').onChange(changed.phases);
    form.controlled('members').onChange(changed.members);
    teams.onChange(changed.teams);
  };
  const present = () => form.hookForm.getValues();
  const nextName = () => t('rotations.teamName', { letter: 'ABCDEFGHIJKL'[teams.value.length] ?? '' });
  return (
    <Fieldset>
      <FieldsetTitle>{t('rotations.teams')}</FieldsetTitle>
      {teams.value.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
        <Line key={at}>
          <TextField
            label={t('rotations.teamNumber', { number: at + 1 })}
            autoComplete="off"
            maxLength={50}
            value={name}
            error={form.error(`teams.${at}`)}
            onChange={({ target }) => teams.onChange(teams.value.with(at, target.value))}
          />
          {teams.value.length > 1 && (
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('rotations.removeTeam', { name })}
              variant="quiet-danger"
              onClick={() => change(withoutTeam(present(), at))}
            />
          )}
        </Line>
      ))}
      {teams.value.length < scheduling.rotationTeams && (
        <div>
          <Button icon={<Plus aria-hidden />} onClick={() => change(withTeam(present(), nextName()))}>
            {t('rotations.addTeam')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
