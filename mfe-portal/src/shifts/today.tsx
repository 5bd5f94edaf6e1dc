import { Card } from '@portfolio/ui/card';
import { color, fontSize, soft, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { CheckInOut } from './check-in-out.tsx';
import { ShiftFacts, type PortalShift } from './shift-facts.tsx';

const Highlighted = styled(Card)`
  border-color: color-mix(in srgb, ${color.accent} 45%, ${color.border});
  background: ${soft('accent')};
`;

const Title = styled.h2`
  margin-bottom: ${space(3)};
  color: ${color.accent};
  font-size: ${fontSize.small};
  font-weight: 600;
  letter-spacing: 0;
`;

const Nothing = styled.p`
  color: ${color.muted};
`;

/** Today's shift with the portal's one primary action, or that there is none. */
export function Today({ shift }: { shift: PortalShift | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const Place = shift ? Highlighted : Card;
  return (
    <Place as="section" aria-labelledby={id}>
      <Title id={id}>{t('shifts.today')}</Title>
      {shift ? (
        <>
          <ShiftFacts shift={shift} />
          <CheckInOut shift={shift} primary />
        </>
      ) : (
        <Nothing>{t('shifts.noneToday')}</Nothing>
      )}
    </Place>
  );
}
