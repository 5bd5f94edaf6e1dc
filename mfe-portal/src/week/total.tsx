import { dollars } from '@portfolio/remote-kit/figures';
import { shiftLength } from '@portfolio/remote-kit/times';
import { styled } from 'styled-components';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { totalOf } from './days.ts';

const Figures = styled.p`
  font-weight: 550;
`;

/** Hours and pay of several shifts together. */
export function Total({ label, shifts }: { label?: string; shifts: readonly PortalShift[] }) {
  const { language } = useTranslation();
  const { hours, pay } = totalOf(shifts);
  return (
    <Figures>
      {label && `${label}: `}
      {shiftLength(hours, language)} · {dollars(pay, language)}
    </Figures>
  );
}
