import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { DateTimeField, TimeField, timeIn } from './time-field.tsx';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  [' 9:30 ', '09:30'],
  ['21h', '21:00'],
  ['21h30', '21:30'],
  ['9.30', '09:30'],
  ['9:30 pm', '21:30'],
  ['9 a.m.', '09:00'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['13 pm', undefined],
  ['soon', undefined],
  ['', undefined],
])('%j is the time %j', (text, time) => expect(timeIn(text)).toBe(time));

function Time({ began = '' }) {
  const [value, setValue] = useState(began);
  return (
    <>
      <TimeField label="From" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('what is typed stays as it is until the field is left, and is known as a time at once', async () => {
  render(<Time />);
  const field = screen.getByLabelText('From');
  await userEvent.type(field, '9:30 pm');
  expect(field).toHaveValue('9:30 pm');
  expect(screen.getByRole('status')).toHaveTextContent('21:30');
  await userEvent.tab();
  expect(field).toHaveValue('21:30');
});

test('arrows go to the next and the last quarter of an hour, over midnight too', async () => {
  render(<Time began="23:50" />);
  const field = screen.getByLabelText('From');
  field.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveValue('00:00');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveValue('23:30');
});

function Moment({ began = '' }) {
  const [value, setValue] = useState(began);
  return (
    <>
      <DateTimeField label="Start" clockLabel="Start, clock" value={value} onChange={setValue} />
      <output>{value || 'nothing'}</output>
      <button onClick={() => setValue('2026-12-02T06:00')}>Set</button>
    </>
  );
}

test('a day and a time are one value, blank until both are there', async () => {
  render(<Moment />);
  await userEvent.type(screen.getByLabelText('Start, clock'), '22');
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-12-01' } });
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-01T22:00');
  await userEvent.clear(screen.getByLabelText('Start, clock'));
  expect(screen.getByLabelText('Start')).toHaveValue('2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(screen.getByLabelText('Start')).toHaveValue('2026-12-02');
  expect(screen.getByLabelText('Start, clock')).toHaveValue('06:00');
});
