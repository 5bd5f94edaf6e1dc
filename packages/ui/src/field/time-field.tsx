import { useState, type ComponentPropsWithRef, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/tokens.ts';
import { Input } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

const Clock = styled(Input)`
  width: 5.5rem;
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Parts = styled.div`
  display: flex;
  gap: ${space(2)};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

type Valued = { value: string; onChange: (value: string) => void };

/** Minutes that an arrow key goes on or back. */
const step = 15;
const day = 24 * 60;

/**
 * A time of day as people write it, in 24 hours: `9`, `930`, `9:30`, `21h30`, `9:30 pm`.
 * @returns `09:30`, or undefined for what is no time
 */
export function timeIn(text: string): string | undefined {
  const [whole, hours, minutes = '00', half] =
    /^(\d{1,2})\s*[:.h]?\s*(\d{2})?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && (Number(hours) > 12 || Number(hours) < 1))) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A line for a time: hands over times, or what was typed while it is none, and writes a time out when it is left. */
function ClockInput({ value, onChange, ...rest }: Valued & Omit<ComponentPropsWithRef<'input'>, keyof Valued>) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (timeIn(typed) ?? typed) === value;
  const go = (event: KeyboardEvent): void => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const time = timeIn(value);
    if (way === undefined || time === undefined) return;
    event.preventDefault();
    const [hours, minutes] = time.split(':').map(Number);
    const next = (Math.floor((hours! * 60 + minutes!) / step + (way === 1 ? 1 : -1e-9)) * step + day) % day;
    setTyped(undefined);
    onChange(timeIn(`${Math.floor(next / 60)}:${String(next % 60).padStart(2, '0')}`)!);
  };
  return (
    <Clock
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      maxLength={10}
      value={isTyping ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(timeIn(target.value) ?? target.value);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={go}
    />
  );
}

export type TimeFieldProps = FieldProps & Valued & { name?: string; disabled?: boolean; ref?: Ref<HTMLInputElement> };

/** A time of day, `09:30`, on the clock of the texts: browsers draw their own control on another for some readers. */
export const TimeField = ({ label, hint, error, optional, id, ...rest }: TimeFieldProps) => (
  <Field {...{ label, hint, error, optional, id }}>{(attributes) => <ClockInput {...rest} {...attributes} />}</Field>
);

export type DateTimeFieldProps = TimeFieldProps & {
  /** Says of the second control that it holds the time. */
  clockLabel: string;
  /** The first day that may be chosen. */
  min?: string | undefined;
};

/** A day and a time of day, `2026-11-24T22:00`; blank while one of them is missing. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, error, optional, id, value, onChange, name, min, clockLabel, disabled } = props;
  const [parts, setParts] = useState(() => partsOf(value));
  const known = joined(parts) === value ? parts : partsOf(value);
  const change = (part: Partial<typeof parts>): void => {
    const next = { ...known, ...part };
    setParts(next);
    onChange(joined(next));
  };
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(attributes) => (
        <Parts>
          <Input
            type="date"
            {...{ name, disabled, ...attributes }}
            min={min?.slice(0, 10)}
            value={known.date}
            onChange={({ target }) => change({ date: target.value })}
          />
          <ClockInput
            aria-label={clockLabel}
            aria-describedby={attributes['aria-describedby']}
            aria-invalid={attributes['aria-invalid']}
            disabled={disabled}
            value={known.time}
            onChange={(time) => change({ time })}
          />
        </Parts>
      )}
    </Field>
  );
}

const partsOf = (value: string) => ({ date: value.slice(0, 10), time: value.slice(11, 16) });

function joined({ date, time }: ReturnType<typeof partsOf>): string {
  const clock = timeIn(time);
  return date && clock ? `${date}T${clock}` : '';
}
