import { useQuery } from '@apollo/client/react';
import { offeredOperatingSystems } from '@portfolio/contracts/content';
import { CheckboxField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { OperatingSystems } from './demos.graphql.ts';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${fontSize.small};
    font-weight: 550;
  }
`;

const Wrong = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.tiny};
`;

interface Props {
  /** Names that the demo has already. */
  present: readonly string[];
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** core-site.md §9: operating systems from the server plus Android, iOS and Cross-Platform; several may be chosen. */
export function OperatingSystemsField({ present, error, register }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const { data } = useQuery(OperatingSystems, { fetchPolicy: 'cache-and-network' });
  const fromServer = data?.operatingSystems.map(({ name }) => name) ?? [];
  const names = new Map(
    [...present, ...fromServer, ...offeredOperatingSystems].map((name) => [name.toLowerCase(), name]),
  );
  return (
    <Group aria-describedby={error && errorId}>
      <legend>{t('fields.operatingSystems')}</legend>
      <Cluster $gap={5}>
        {[...names.values()].map((name) => (
          <CheckboxField
            key={name}
            label={name}
            value={name}
            {...(error && { 'aria-invalid': true })}
            {...register()}
          />
        ))}
      </Cluster>
      {error && <Wrong id={errorId}>{error}</Wrong>}
    </Group>
  );
}
