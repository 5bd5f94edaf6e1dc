import { importFields, type ImportKind } from '@portfolio/contracts/scheduling';
import { SelectField } from '@portfolio/ui/field';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { Report } from './use-import.ts';

const Details = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  padding: ${space(3)} ${space(4)};

  & > summary {
    cursor: pointer;
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};
  margin-top: ${space(4)};
`;

interface Props {
  kind: ImportKind;
  columns: Report['columns'];
  /** They have to be assigned before anything can be judged. */
  open: boolean;
  busy: boolean;
  onAssign: (index: number, field: string) => void;
}

/** Which column of the file is which field; what is known by its heading is assigned already. */
export function ColumnFields({ kind, columns, open, busy, onAssign }: Props) {
  const { t } = useTranslation();
  // Once open it stays so: whoever has assigned one column may want to go on.
  const [opened, setOpened] = useState(open);
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <Details open={opened || open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('import.columns', { used, count: columns.length })}</summary>
      <Fields>
        {columns.map(({ heading, field }, index) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- a file's columns stay in their order
            key={index}
            label={heading || t('import.column', { number: index + 1 })}
            value={field ?? ''}
            disabled={busy}
            onChange={({ target }) => onAssign(index, target.value)}
            none={t('import.ignored')}
            options={importFields[kind].fields.map((name) => [name, t(`import.fields.${name}`)])}
          />
        ))}
      </Fields>
    </Details>
  );
}
