import { useId, type KeyboardEvent } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { controlStyles } from '../field/control.styles.ts';
import { color, controlHeight, fontSize, media, radius, space } from '../tokens/tokens.ts';

export type CommandItem = {
  /** Unique among all groups. */
  id: string;
  name: string;
  /** Tells it from others of the same name; smaller, behind it. */
  detail?: string | undefined;
};

export type CommandGroup = { name: string; items: readonly CommandItem[] };

export type CommandListProps = {
  /** Name of the box. */
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (id: string) => void;
  /** Escape was pressed, which the list would take for itself. */
  onClose?: () => void;
  /** In the place of items. */
  none: string;
  /** Others are on their way. */
  searching?: boolean;
};

const Box = styled(Input)`
  ${controlStyles}
  min-height: ${controlHeight.touch};
  font-size: ${fontSize.body};
`;

const List = styled(ListBox)`
  max-height: min(24rem, 50dvh);
  margin-top: ${space(3)};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 2rem;

  &:focus-visible {
    outline: none;
  }
` as typeof ListBox;

const GroupName = styled(Header)`
  padding: ${space(2)} ${space(3)} ${space(1)};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`;

const Option = styled(ListBoxItem)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  min-height: ${controlHeight.medium};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background: ${color.raised};
    outline: none;
  }
  &[data-focused] {
    box-shadow: inset 2px 0 ${color.accent};
  }
  ${media.touch} {
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid;
    }
  }
` as typeof ListBoxItem;

const Detail = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
`;

const Note = styled.p`
  padding: ${space(3)};
  color: ${color.muted};
`;

/**
 * A box to type into and, below it, what that finds, in groups: arrow keys move while the focus stays in the box, Enter chooses what is
 * marked, or the first.
 */
export const CommandList = (props: CommandListProps) => {
  const { label, placeholder, text, onText, groups, onChoose, onClose, none, searching = false } = props;
  const listId = useId();
  const shown = groups.filter(({ items }) => items.length > 0);
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') onClose?.();
    const first = shown[0]?.items[0];
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant') || !first) return;
    event.preventDefault();
    onChoose(first.id);
  };
  return (
    <I18nProvider locale={document.documentElement.lang || 'en'}>
      <Autocomplete inputValue={text} onInputChange={onText}>
        <TextField aria-label={label}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- of a dialog that was opened to type */}
          <Box autoFocus placeholder={placeholder} onKeyDown={press} />
        </TextField>
        <List
          id={listId}
          aria-label={label}
          aria-busy={searching}
          items={shown}
          onAction={(id) => onChoose(String(id))}
          renderEmptyState={() => !searching && <Note>{none}</Note>}
        >
          {(group: CommandGroup) => (
            <ListBoxSection id={`group ${group.name}`}>
              <GroupName>{group.name}</GroupName>
              <Collection items={group.items}>
                {({ id, name, detail }) => (
                  <Option id={id} textValue={name}>
                    <span>{name}</span>
                    {detail && <Detail>{detail}</Detail>}
                  </Option>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </List>
      </Autocomplete>
    </I18nProvider>
  );
};
