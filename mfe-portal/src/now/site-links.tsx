import { callTo, directionsTo } from '@portfolio/remote-kit/device';
import { LinkButton } from '@portfolio/ui/link-button';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';

const Address = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

/** Where the site is and the way there, and whom to call: at the firm, and at the site. A location's address counts, else the client's. */
export function SiteLinks({ shift }: { shift: PortalShift }) {
  const { t } = useTranslation();
  const { clientAddress, clientContactPerson, clientPhone, companyName, companyPhone } = shift;
  const address = shift.locationName === null ? clientAddress : shift.locationAddress;
  if (!address && !clientPhone && !companyPhone) return null;
  return (
    <div>
      {address && <Address>{address}</Address>}
      <WayAndFirm address={address} firm={{ name: companyName, phone: companyPhone }}>
        {clientPhone && (
          <LinkButton size="large" icon={<Phone aria-hidden />} href={callTo(clientPhone)}>
            {clientContactPerson ? t('now.callPerson', { name: clientContactPerson }) : t('now.call')}
          </LinkButton>
        )}
      </WayAndFirm>
    </div>
  );
}

interface WayAndFirmProps {
  address: string | null | undefined;
  firm: { name: string; phone: string };
  /** Whom else to call. */
  children?: ReactNode;
}

/** The way to a site, and its firm's telephone: what of both is known. */
export function WayAndFirm({ address, firm, children }: WayAndFirmProps) {
  const { t } = useTranslation();
  return (
    <Cluster $gap={2}>
      {address && (
        <LinkButton
          size="large"
          icon={<Navigation aria-hidden />}
          href={directionsTo(address)}
          target="_blank"
          rel="noreferrer"
        >
          {t('now.directions')}
        </LinkButton>
      )}
      {firm.phone && (
        <LinkButton size="large" icon={<Phone aria-hidden />} href={callTo(firm.phone)}>
          {t('now.callPerson', { name: firm.name })}
        </LinkButton>
      )}
      {children}
    </Cluster>
  );
}
