import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { ProjectValues } from './project-values.ts';
import { TechnologyNames } from './projects.graphql.ts';
import { suggested, withChosen } from './technologies.ts';

const Place = styled.div`
  display: grid;
  gap: ${space(2)};
`;

interface Props {
  form: UseFormReturn<ProjectValues>;
  error: string | undefined;
}

/** core-site.md §3: technologies, comma-separated; those of other projects are offered as one types. */
export function TechnologiesField({ form: { control, register, setValue, setFocus }, error }: Props) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: 'technologies' });
  const { data } = useQuery(TechnologyNames);
  const names = suggested(typed, data?.tags.map(({ name }) => name) ?? []);
  const choose = (name: string): void => {
    setValue('technologies', withChosen(typed, name), { shouldDirty: true, shouldTouch: true });
    setFocus('technologies');
  };
  return (
    <Place>
      <TextField
        label={t('fields.technologies')}
        hint={t('projects.technologiesHint')}
        error={error}
        autoComplete="off"
        {...register('technologies')}
      />
      {names.length > 0 && (
        <Cluster $gap={1} role="group" aria-label={t('projects.technologiesKnown')}>
          {names.map((name) => (
            <Button key={name} size="small" variant="ghost" icon={<Plus aria-hidden />} onClick={() => choose(name)}>
              <VisuallyHidden>{t('projects.technologiesAdd')}</VisuallyHidden> {name}
            </Button>
          ))}
        </Cluster>
      )}
    </Place>
  );
}
