import { useHost } from '@portfolio/remote-kit';
import { callTo } from '@portfolio/remote-kit/device';
import { Card } from '@portfolio/ui/card';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Breakable } from '@portfolio/ui/breakable';
import { media, space, color, fontSize, soft, radius } from '@portfolio/ui/tokens';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { ContactForm } from './contact-form.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(12)};

  ${media.desktop} {
    grid-template-columns: minmax(16rem, 1fr) minmax(0, 43rem);
    align-items: start;
  }
`;

/** core-site.md §2, "/contact". */
export function Contact() {
  const { t } = useTranslation();
  return (
    <Screen>
      <PageHeading description={t('contact.lead')}>{t('contact.title')}</PageHeading>
      <Columns>
        <ContactInformation />
        <ContactForm />
      </Columns>
    </Screen>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(5)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(4)};

  & > dt {
    grid-column: 2;
    color: ${color.muted};
    font-size: ${fontSize.tiny};
  }
  & > dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span.attrs({ 'aria-hidden': true })`
  grid-area: 1 / 1 / span 2;
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  border-radius: ${radius.control};
  background: ${soft('accent')};
  color: ${color.accent};
`;

interface FactProps {
  icon: ReactNode;
  term: string;
  children: ReactNode;
}

const Fact = ({ icon, term, children }: FactProps) => (
  <Row>
    <dt>{term}</dt>
    <dd>{children}</dd>
    <Mark>{icon}</Mark>
  </Row>
);

/** core-site.md §2, "/contact": a panel with support e-mail, phone number and location. */
function ContactInformation() {
  const { t } = useTranslation();
  const { supportEmail, supportPhone } = useHost().config;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t('contact.information')}</h2>
      <Facts>
        <Fact icon={<Mail size={20} />} term={t('contact.email')}>
          <a href={`mailto:${supportEmail}`}>
            <Breakable>{supportEmail}</Breakable>
          </a>
        </Fact>
        <Fact icon={<Phone size={20} />} term={t('contact.phone')}>
          <a href={callTo(supportPhone)}>{supportPhone}</a>
        </Fact>
        <Fact icon={<MapPin size={20} />} term={t('contact.location')}>
          {t('contact.everywhere')}
        </Fact>
      </Facts>
    </Card>
  );
}
