import { zoneName } from '@portfolio/remote-kit/times';
import { ChipList } from '@portfolio/ui/chip';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { addressOf } from '../shared/details/address.ts';
import { EmailLink, PhoneLink } from '../shared/details/contact-links.tsx';
import { Lines } from '../shared/details/detail.styles.ts';
import { Section } from '../shared/details/section.tsx';
import { useTranslation } from '../translator.ts';
import { useBudgetWords } from './budget-fields.tsx';
import type { DetailedClient } from './clients.graphql.ts';

/** How to reach a client, and what is noted of it. */
export function ClientFacts({ client }: { client: DetailedClient }) {
  const { t } = useTranslation();
  const { contactName, email, phone, notes, timeZone, requiredQualifications: asked } = client;
  const address = addressOf(client);
  return (
    <Section title={t('clients.facts')}>
      <DefinitionList
        blank="–"
        items={[
          { term: t('clients.contactName'), detail: contactName && <span dir="auto">{contactName}</span> },
          { term: t('fields.email'), detail: email && <EmailLink>{email}</EmailLink> },
          { term: t('fields.phone'), detail: phone && <PhoneLink>{phone}</PhoneLink> },
          { term: t('fields.address'), detail: address && <Lines>{address}</Lines> },
          { term: t('times.label'), detail: timeZone && zoneName(timeZone) },
          {
            term: t('clients.required'),
            detail: asked.length > 0 ? <ChipList label={t('clients.required')} items={asked} /> : undefined,
          },
          ...useBudgetWords()(client),
          { term: t('fields.notes'), detail: notes && <Lines>{notes}</Lines> },
        ]}
      />
    </Section>
  );
}
