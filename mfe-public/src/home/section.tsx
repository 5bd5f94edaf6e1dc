import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.section`
  padding-block: clamp(${space(8)}, 5vw, ${space(14)});
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  margin-bottom: ${space(6)};
`;

const Title = styled.h2`
  font-size: ${fontSize.heading};
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

export interface SectionProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the home page, named by its title. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <Place aria-labelledby={id}>
      <Header>
        <div>
          <Title id={id}>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
        {action}
      </Header>
      {children}
    </Place>
  );
}
