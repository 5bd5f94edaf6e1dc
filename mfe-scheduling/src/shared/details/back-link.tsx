import { space } from '@portfolio/ui/tokens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  & > svg {
    flex: none;
  }
`;

/** The way back, above the title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back to={to}>
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Back>
);
