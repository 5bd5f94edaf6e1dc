import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { aShift } from './testing/schedule.ts';
import { useOpenedPlace } from './use-opened-place.ts';

const shift = aShift({ title: 'Gate' });
const at = ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={['/?date=1']}>{children}</MemoryRouter>;

const begin = () =>
  renderHook(({ shifts }) => ({ navigate: useNavigate(), place: useOpenedPlace([], shifts) }), {
    wrapper: at,
    initialProps: { shifts: [shift] },
  });

test('a shift that is open stays as it was when it opened', () => {
  const { result, rerender } = begin();
  act(() => result.current.place[1]({ shift }));
  rerender({ shifts: [{ ...shift, title: 'Changed' }] });
  expect(result.current.place[0]?.shift?.title).toBe('Gate');
});

test('one that Back or Forward opens again is as it is now', async () => {
  const { result, rerender } = begin();
  await act(async () => result.current.navigate('/?date=2'));
  act(() => result.current.place[1]({ shift }));
  await act(async () => result.current.navigate(-1));
  expect(result.current.place[0]).toBeUndefined();
  rerender({ shifts: [{ ...shift, title: 'Changed' }] });
  await act(async () => result.current.navigate(1));
  expect(result.current.place[0]?.shift?.title).toBe('Changed');
});
