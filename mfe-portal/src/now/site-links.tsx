import { callTo, directionsTo } from '@portfolio/remote-kit/device';
import { LinkButton } from '@portfolio/ui/link-button';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
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
        {companyPhone && (
          <LinkButton size="large" icon={<Phone aria-hidden />} href={callTo(companyPhone)}>
            {t('now.callPerson', { name: companyName })}
          </LinkButton>
        )}
        {clientPhone && (
          <LinkButton size="large" icon={<Phone aria-hidden />} href={callTo(clientPhone)}>
            {clientContactPerson ? t('now.callPerson', { name: clientContactPerson }) : t('now.call')}
          </LinkButton>
        )}
      </Cluster>
    </div>
  );
}
