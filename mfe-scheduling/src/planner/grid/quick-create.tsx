import { color, font, fontSize, radius, shadow, soft, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { plannedBy, readLine, type Habit } from '../quick-line/quick-line.ts';
import { useTranslation } from '../../translator.ts';
import type { Planned } from './changes.ts';
import { elementId, type Place } from './grid-context.ts';
import type { QuickMeans } from './use-quick-means.ts';

const Panel = styled.div`
  position: fixed;
  z-index: 40;
  width: min(22rem, 100vw - ${space(4)});
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.text};
  font-size: ${fontSize.small};

  & > input {
    width: 100%;
    min-height: 2.25rem;
    padding: 0 ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.field};
    color: ${color.text};
    font-size: ${fontSize.body};
  }
  & > [role='listbox'] {
    max-height: 14rem;
    margin: ${space(2)} 0 0;
    padding: 0;
    overflow-y: auto;
  }
  & > p {
    margin-top: ${space(2)};
    font-family: ${font.code};
  }
  & > p.muted {
    color: ${color.muted};
    font-family: inherit;
  }
  & > p.warning {
    color: ${color.warning};
    font-family: inherit;
  }
  & > p.danger {
    color: ${color.danger};
    font-family: inherit;
  }
`;

const Option = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${soft('accent')};
    box-shadow: inset 2px 0 ${color.accent};
  }
  & > span:last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  place: Place;
  means: QuickMeans;
  /** What was written already, and refused. */
  refused: { text: string; sentence: string } | undefined;
  /** How many days get the same. */
  days: number;
  /** When it would be on each of them. */
  eachDay: (planned: Planned) => readonly Planned[];
  /** Sends it. A refusal comes later, and brings the line back. */
  save: (planned: Planned, text: string) => void;
  /** The form with all fields, of what is planned so far; none where it could not hold all of it. */
  onForm: ((planned: Partial<Planned>) => void) | undefined;
  /** Sent, and the next day gets its line, in which the same is usual. */
  onNext: (same: Habit) => void;
  /** @param back the focus returns to the day */
  onClose: (back: boolean) => void;
}

/** How many suggestions there are at most. */
const most = 6;

/** A line below a day: "bluebird 22-6" and Enter plan a shift; Tab plans it and goes on to the next day. */
export function QuickCreate({ place, means, refused, days, eachDay, save, onForm, onNext, onClose }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(refused?.text ?? '');
  const [at, setAt] = useState(-1);
  const [refusal, setRefusal] = useState(refused?.sentence);

  const line = readLine(text, means.candidates);
  const options = optionsOf(line, means.habits);
  const chosen = options[at] ?? plannedBy(line, means.habits);
  const last = options.length - (onForm ? 0 : 1);
  const isForm = at === options.length;
  const planned = chosen && means.plannedOn(chosen);
  const warnings = means.warningsOf(planned ? eachDay(planned) : []);
  const times = days > 1 ? ` × ${t('licenses.days', { count: days })}` : '';

  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !panel.current?.contains(target)) onClose(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);

  const form = (): void => onForm?.(planned ?? {});
  const done = (next: boolean, habit = chosen): void => {
    if (!habit) return;
    save(means.plannedOn(habit), text);
    if (next) onNext(habit);
    else onClose(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (key === 'Escape') onClose(true);
    else if (key === 'Enter') {
      if (isForm) form();
      else done(false);
    } else if (key === 'Tab' && !shiftKey && planned) done(true);
    else if (key === 'ArrowDown') setAt(at === last ? -1 : at + 1);
    else if (key === 'ArrowUp') setAt(at < 0 ? last : at - 1);
    else if (key === 'Tab') onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const cell = document.getElementById(elementId(place))?.getBoundingClientRect();
  const isBelow = (cell?.bottom ?? 0) < window.innerHeight / 2;
  return (
    <Panel
      ref={panel}
      role="dialog"
      aria-label={means.title + times}
      style={{
        left: Math.max(8, Math.min(cell?.left ?? 0, window.innerWidth - 360)),
        ...(isBelow ? { top: (cell?.bottom ?? 0) + 4 } : { bottom: window.innerHeight - (cell?.top ?? 0) + 4 }),
      }}
    >
      <input
        ref={focusOnce}
        role="combobox"
        aria-label={t('scheduler.quick.label')}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={at < 0 ? undefined : `${list}-${at}`}
        autoComplete="off"
        placeholder={t('scheduler.quick.example')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(-1);
          setRefusal(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {refusal ? (
        <p className="danger" role="alert">
          {refusal}
        </p>
      ) : planned ? (
        <p role="status">
          {means.wordsOf(planned) + times}
          <VisuallyHidden>. {t('scheduler.quick.hint')}</VisuallyHidden>
        </p>
      ) : (
        <p className="muted" role="status">
          {t(line.hasWords ? 'scheduler.quick.unknown' : 'scheduler.quick.empty') + times}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      <div id={list} role="listbox" aria-label={t('scheduler.quick.suggestions')}>
        {options.map((habit, index) => (
          <Option
            key={`${habit.id} ${habit.start} ${habit.end}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => done(false, habit)}
          >
            <span>{means.nameOf(habit.id)}</span>
            <span>{`${habit.start}–${habit.end}`}</span>
          </Option>
        ))}
        {onForm && (
          <Option id={`${list}-${options.length}`} role="option" aria-selected={isForm} onClick={form}>
            <span>{t('scheduler.quick.form')}</span>
          </Option>
        )}
      </div>
    </Panel>
  );
}

const focusOnce = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

/** What was done before while nothing is typed, and what the words may mean. */
function optionsOf(line: ReturnType<typeof readLine>, habits: readonly Habit[]): Habit[] {
  if (!line.hasWords && !line.hours) return habits.slice(0, most);
  const named = line.hasWords ? line.named : [...new Set(habits.map(({ id }) => id))].map((id) => ({ id, name: '' }));
  return named.slice(0, most).flatMap(({ id }) => {
    const habit = habits.find((each) => each.id === id);
    const planned = plannedBy(
      { ...line, hasWords: true, named: [{ id, name: '' }] },
      habit ? [habit, ...habits] : habits,
    );
    return planned ? [planned] : [];
  });
}
