import { useQuery } from '@apollo/client/react';
import { scheduling } from '@portfolio/contracts/scheduling';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, choicesOf, type Choices, useSettled, useEmployeeChoices } from '../../shared/choices/choices.ts';
import { Quiet } from '../../shared/details/section.tsx';
import { useTranslation } from '../../translator.ts';
import { newMember, type MemberValues, type RotationValues } from './rotation-values.ts';
import { PostChoices } from './rotations.graphql.ts';

/** Who is in which team, at which post, and from when until when. */
export function MemberFields({ form, company }: { form: FormState<RotationValues>; company: string | undefined }) {
  const { t } = useTranslation();
  const { value, onChange } = form.controlled('members');
  const teams = form.controlled('teams').value;
  /** The team with the fewest. */
  const next = (): number => {
    const sizes = teams.map((_, at) => value.filter(({ team }) => team === String(at + 1)).length);
    return sizes.indexOf(Math.min(...sizes)) + 1;
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('rotations.members')}</FieldsetTitle>
      {value.length === 0 && <Quiet>{t('rotations.nobody')}</Quiet>}
      {value.map((member, at) => (
        <Member
          // oxlint-disable-next-line react/no-array-index-key -- they are what they are by their place
          key={at}
          {...{ member, at, teams, company }}
          errorOf={(name) => form.error(`members.${at}.${name}`)}
          onChange={(changed) => onChange(value.with(at, changed))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {value.length < scheduling.rotationMembers && (
        <div>
          <Button
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...value, { ...newMember(next()), ...lastPost(value) }])}
          >
            {t('rotations.addMember')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

/** Most stand where the one before does. */
const lastPost = (members: readonly MemberValues[]) => {
  const last = members.at(-1);
  return last && { post: last.post, postName: last.postName };
};

interface MemberProps {
  member: MemberValues;
  at: number;
  teams: readonly string[];
  company: string | undefined;
  errorOf: (name: string) => string | undefined;
  onChange: (member: MemberValues) => void;
  onRemove: () => void;
}

function Member({ member, at, teams, company, errorOf, onChange, onRemove }: MemberProps) {
  const { t } = useTranslation();
  const employees = useEmployeeChoices(company);
  const posts = usePostChoices(company);
  const { employee, employeeName, post, postName, team, from, until } = member;
  const nameIn = (options: readonly { id: string; name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name ?? '';
  return (
    <Card>
      <Stack $gap={4}>
        <FieldRow>
          <ChoiceField
            label={t('rotations.employee')}
            name={`members.${at}.employee`}
            error={errorOf('employee')}
            choices={employees}
            value={chosenOption(employees, employee, { id: employee, name: employeeName })}
            onChange={(id) => onChange({ ...member, employee: id, employeeName: nameIn(employees.options, id) })}
          />
          <ChoiceField
            label={t('rotations.post')}
            name={`members.${at}.post`}
            error={errorOf('post')}
            choices={posts}
            value={chosenOption(posts, post, { id: post, name: postName })}
            onChange={(id) => onChange({ ...member, post: id, postName: nameIn(posts.options, id) })}
          />
        </FieldRow>
        <FieldRow>
          <SelectField
            label={t('rotations.team')}
            value={team}
            error={errorOf('team')}
            onChange={({ target }) => onChange({ ...member, team: target.value })}
            options={teams.map((name, index) => [index + 1, name])}
          />
          <TextField
            type="date"
            label={t('rotations.joins')}
            optional={t('optional')}
            value={from}
            error={errorOf('from')}
            onChange={({ target }) => onChange({ ...member, from: target.value })}
          />
          <TextField
            type="date"
            label={t('rotations.leaves')}
            optional={t('optional')}
            value={until}
            error={errorOf('until')}
            onChange={({ target }) => onChange({ ...member, until: target.value })}
          />
        </FieldRow>
        <div>
          <Button size="small" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {t('rotations.removeMember')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Posts of a company; of all companies without one, which is a superuser's. */
function usePostChoices(company: string | undefined): Choices {
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(PostChoices, { variables: { company: company ?? null, search: settled } });
  const found = (result.data ?? result.previousData)?.posts;
  return choicesOf(found, { text, settled, search, result }, ({ id, name, clientName, locationName }) => ({
    id,
    name,
    detail: [clientName, locationName].filter(Boolean).join(' · '),
  }));
}
