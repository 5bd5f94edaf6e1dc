import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  type Key,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../field/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { color, controlHeight, fontSize, media, radius, shadow, soft, space } from '../tokens/tokens.ts';
import { controlStyles } from '../field/control.styles.ts';
import { shownName, useTyped, type ComboOption, type ComboValue } from './use-typed.ts';

export { shownName, type ComboOption, type ComboValue } from './use-typed.ts';

export type ComboFieldProps = FieldProps & {
  /** Of the text box, so that the summary of a form leads to it. */
  name?: string;
  /** What may be chosen now; narrowed by the caller as the reader types. */
  options: readonly ComboOption[];
  /** What is chosen; null for nothing. */
  value: ComboValue | null;
  onChange: (option: ComboOption | null) => void;
  /** Told what was typed, blank when the list is opened without typing. */
  onSearch: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** The options are not yet those of what was typed. */
  searching?: boolean;
  texts: {
    /** Name of the button that opens the list. */
    open: string;
    /** Name of the button that takes the choice away; there is none without it. */
    clear?: string;
    /** In the place of options. */
    none: ReactNode;
    /** Below the options, where there are more than are listed. */
    more?: ReactNode;
    /** Of a text that was typed and left, and is none of the options, or several. */
    unmatched: (text: string) => string;
  };
};

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const TextBox = styled(Input)`
  ${controlStyles}
  padding-right: ${space(18)};
  text-overflow: ellipsis;

  ${media.touch} {
    padding-right: ${space(24)};
  }
`;

const Tools = styled.div`
  position: absolute;
  right: ${space(1)};
  display: flex;
  align-items: center;
`;

const Opener = styled(Button)`
  display: grid;
  place-items: center;
  width: ${controlHeight.small};
  height: ${controlHeight.small};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.muted};
  cursor: pointer;

  ${media.touch} {
    width: ${controlHeight.touch};
    height: ${controlHeight.touch};
  }
`;

const List = styled(Popover)`
  width: var(--trigger-width);
  min-width: min(16rem, 90vw);
  max-height: 20rem;
  overflow: auto;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
`;

const Option = styled(ListBoxItem)`
  display: grid;
  align-content: center;
  min-height: ${controlHeight.medium};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-focused] {
    background: ${color.raised};
    outline: none;
  }
  &[data-selected] {
    background: ${soft('accent')};
    color: ${color.accent};
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
  padding: ${space(2)} ${space(3)};
  color: ${color.muted};
  font-size: ${fontSize.tiny};
`;

/** Opens the list on a click, which marks what is chosen: where something else was written since, no key takes that mark for a choice. */
const ClickableBox = (props: ComponentProps<typeof TextBox>) => {
  const state = use(ComboBoxStateContext);
  const moved = useRef(false);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') moved.current = true;
    const isWritten = state?.selectedItem?.textValue !== state?.inputValue;
    if ((key === 'Tab' || key === 'Enter') && isWritten && !moved.current) state?.selectionManager.setFocusedKey(null);
  };
  return (
    <TextBox
      {...props}
      onClick={() => state?.open(null, 'manual')}
      onInput={() => (moved.current = false)}
      onKeyDownCapture={press}
    />
  );
};

/**
 * One of a list that is too long to show: a click opens it, typing asks the caller for those that match, arrow keys move, Enter
 * chooses, Escape gives back what was chosen before. A name that is typed whole, or finds but one, is chosen when the box is left.
 */
export const ComboField = (props: ComboFieldProps) => {
  const { label, hint, optional, name, options, value, onChange, onSearch, disabled, searching = false, texts } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const shown = shownName(value);
  const text = useRef(shown);
  const typing = useTyped({ options, value, onChange, onSearch, searching });
  const { missed, version } = typing;
  const hasFocus = useRef(false);
  const error = missed === undefined ? props.error : texts.unmatched(missed);
  useEffect(() => typing.resolve());
  // A new box has the text of what is chosen, and takes the focus over from the one before.
  const renew = useEffectEvent(() => {
    text.current = shown;
    if (hasFocus.current) document.getElementById(id)?.focus();
  });
  useEffect(() => {
    renew();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each version is a new box
  }, [version]);
  // In a modal dialog the rest of the page is inert and below it, so the list opens inside.
  const [dialog, setDialog] = useState<Element | null>(null);
  const findDialog = useCallback((frame: Element | null) => setDialog(frame?.closest('dialog') ?? null), []);
  const isListed = value !== null && options.some((option) => option.id === value.id);
  const listed = JSON.stringify(value === null || isListed ? options : [{ ...value, name: shown }, ...options]);
  // Callers make them anew each time; the list is drawn anew only where they differ, not at each letter in some other field.
  const items = useMemo(() => JSON.parse(listed) as ComboOption[], [listed]);

  const choose = (key: Key | null) => {
    const option = items.find((each) => each.id === key) ?? null;
    // A text that is none of them is not nothing yet: see `settle`.
    if (option || text.current === '') typing.choose(option);
  };
  const write = (written: string) => {
    text.current = written;
    if (written !== missed) typing.write();
    onSearch(written === shown ? '' : written);
  };
  const settle = () => typing.leave(text.current.trim());
  /** The button goes with the choice: the focus stays with the field. */
  const clear = () => {
    text.current = '';
    hasFocus.current = true;
    onChange(null);
  };

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {({ id: controlId, 'aria-describedby': described, 'aria-invalid': invalid }) => (
        <I18nProvider locale={document.documentElement.lang || 'en'}>
          <ComboBox
            // What is chosen from outside is shown anew.
            key={version}
            id={controlId}
            aria-label={typeof label === 'string' ? label : undefined}
            aria-describedby={described}
            items={items}
            defaultSelectedKey={value?.id ?? null}
            defaultInputValue={shown}
            onSelectionChange={choose}
            onInputChange={write}
            onBlur={() => {
              hasFocus.current = false;
              settle();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
            // What was typed stays to be seen until it is known what it means.
            allowsCustomValue
            defaultFilter={() => true}
            isDisabled={disabled}
            isInvalid={invalid}
            allowsEmptyCollection
          >
            <Frame ref={findDialog}>
              <ClickableBox
                id={controlId}
                name={name}
                placeholder={props.placeholder}
                aria-invalid={invalid}
                onFocus={({ currentTarget, isTrusted }) => {
                  hasFocus.current = true;
                  // Typing takes the place of what is chosen. An event that the list makes up, as its mark goes while one
                  // types, must not select the letter just typed.
                  if (isTrusted) currentTarget.select();
                }}
              />
              <Tools>
                {texts.clear !== undefined && value !== null && !disabled && (
                  <IconButton
                    size="small"
                    variant="ghost"
                    icon={<X aria-hidden />}
                    label={texts.clear}
                    onClick={clear}
                  />
                )}
                <Opener aria-label={texts.open}>
                  <ChevronDown aria-hidden size={16} />
                </Opener>
              </Tools>
            </Frame>
            <List {...(dialog && { UNSTABLE_portalContainer: dialog })}>
              <ListBox<ComboOption> items={items} renderEmptyState={() => <Note>{texts.none}</Note>}>
                {(option) => (
                  <Option id={option.id} textValue={option.name}>
                    <span>{option.name}</span>
                    {option.detail && <Detail>{option.detail}</Detail>}
                  </Option>
                )}
              </ListBox>
              {texts.more && <Note>{texts.more}</Note>}
            </List>
          </ComboBox>
        </I18nProvider>
      )}
    </Field>
  );
};
