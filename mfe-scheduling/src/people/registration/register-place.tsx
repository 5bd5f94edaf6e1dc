import { Card } from '@portfolio/ui/card';
import { Cluster, Container } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Spinner } from '@portfolio/ui/spinner';
import { color, space } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Place = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding-block: ${space(10)};
`;

const Lead = styled.p`
  margin-block: ${space(3)} ${space(6)};
  color: ${color.muted};
`;

/** A registration by link: who invited, then the form. */
export const RegisterPlace = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Place>
    <Card>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Card>
  </Place>
);

/** While the server looks at the link. */
export const CheckingLink = ({ label }: { label: string }) => (
  <Place>
    <Spinner size="large" label={label} />
  </Place>
);

interface InvalidLinkProps {
  title: string;
  reason: string;
  /** The way on. */
  to: string;
  /** Words of the way to sign in, where that helps. */
  login?: string | false;
  children: ReactNode;
}

/** Why a link is no good, and where to go instead. */
export const InvalidLink = ({ title, reason, to, login, children }: InvalidLinkProps) => (
  <RegisterPlace title={title} lead={reason}>
    <Cluster>
      {login && (
        <LinkButton as={Link} to="/login" variant="primary">
          {login}
        </LinkButton>
      )}
      <LinkButton as={Link} to={to}>
        {children}
      </LinkButton>
    </Cluster>
  </RegisterPlace>
);
