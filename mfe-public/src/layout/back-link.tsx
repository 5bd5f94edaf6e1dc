import { space } from '@portfolio/ui/tokens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${space(8)};

  & + [role='alert'] {
    margin-top: ${space(4)};
  }
`;

/** Back to a list, filtered as it was when the visitor left it by one of its cards. */
export function BackLink({ to, children }: { to: string; children: string }) {
  const state: unknown = useLocation().state;
  const list: unknown = Object(state).list;
  return (
    <Back to={`${to}${typeof list === 'string' ? list : ''}`}>
      <ArrowLeft aria-hidden size={16} />
      {children}
    </Back>
  );
}
