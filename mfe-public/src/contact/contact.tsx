import { PageHeading } from '@portfolio/ui/page-heading';
import { media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInformation } from './contact-information.tsx';

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
