import { Button } from '@portfolio/ui/button';
import { CheckboxField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { Popover } from '@portfolio/ui/popover';
import { color, fontSize, media, radius, shadow, space } from '@portfolio/ui/tokens';
import Columns3 from 'lucide-react/icons/columns-3';
import ListChecks from 'lucide-react/icons/list-checks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UseTranslation } from '../screens/create-screens.tsx';
import type { ColumnChoice, Selection } from './use-columns.ts';

/** What unfolds begins at the end of the row, so that it is whole on a phone. */
const Tools = styled(Cluster)`
  position: relative;

  & > div {
    position: static;
  }
  ${media.phone} {
    flex: 1 1 100%;
  }
  ${media.print} {
    display: none;
  }
`;

/** Stays at the bottom of the screen with what can be done with what is selected. */
export const Bar = styled.div`
  position: sticky;
  z-index: 4;
  bottom: calc(${space(3)} + var(--bottom-inset, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  font-size: ${fontSize.small};

  & > p {
    flex: 1;
    min-width: 6rem;
  }
  ${media.print} {
    display: none;
  }
`;

interface ToolsProps {
  columns?: ColumnChoice;
  selection?: Pick<Selection, 'isOn' | 'turn'>;
  /** Others, before. */
  children?: ReactNode;
}

interface BarProps {
  selection: Pick<Selection, 'isOn' | 'turn' | 'isAll' | 'all'> & { chosen: readonly unknown[] };
  /** Buttons that change what is selected; there while something is. */
  children: ReactNode;
}

/** What helps to work with a list, in the words of a remote: `export const { ListTools, SelectionBar } = createListTools(useTranslation)`. */
export function createListTools(useTranslation: UseTranslation) {
  /** For `ListToolbar`: which columns are shown, and that rows can be selected. */
  function ListTools({ columns, selection, children }: ToolsProps) {
    const { t } = useTranslation();
    return (
      <Tools $gap={2}>
        {children}
        {columns && (
          <Popover
            label={t('listTools.columns')}
            words={t('listTools.columns')}
            size="small"
            variant="ghost"
            align="end"
            icon={<Columns3 aria-hidden />}
          >
            {columns.choices.map(({ id, header }) => (
              <CheckboxField
                key={id}
                label={header}
                checked={!columns.hidden.includes(id)}
                onChange={({ target }) => columns.show(id, target.checked)}
              />
            ))}
          </Popover>
        )}
        {selection && (
          <Button
            size="small"
            variant="ghost"
            icon={<ListChecks aria-hidden />}
            aria-pressed={selection.isOn}
            onClick={() => selection.turn(!selection.isOn)}
          >
            {t('listTools.select')}
          </Button>
        )}
      </Tools>
    );
  }

  /** Below a list: how many rows are selected, and what can be done with them together. */
  function SelectionBar({ selection, children }: BarProps) {
    const { t } = useTranslation();
    if (!selection.isOn) return null;
    const count = selection.chosen.length;
    return (
      <Bar role="group" aria-label={t('listTools.selection')}>
        <CheckboxField
          label={t('listTools.all')}
          checked={selection.isAll}
          onChange={({ target }) => selection.all(target.checked)}
        />
        <p role="status">{t('listTools.count', { count })}</p>
        {count > 0 && children}
        <Button size="small" variant="ghost" onClick={() => selection.turn(false)}>
          {t('close')}
        </Button>
      </Bar>
    );
  }

  return { ListTools, SelectionBar };
}

/** For `Table`: a box in each row, while rows are being selected. @param name of a row, said of its box */
export const boxesOf = <Row extends { id: string }>(
  { isOn, chosen, choose }: Pick<Selection<Row>, 'isOn' | 'chosen' | 'choose'>,
  name: (row: Row) => string,
) => (isOn ? { chosen: new Set(chosen.map(({ id }) => id)), choose, name } : undefined);
