import { zoneName } from '@portfolio/remote-kit/times';
import { ChipList } from '@portfolio/ui/chip';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import { EmailLink, PhoneLink, addressOf } from '../shared/details/contact-links.tsx';
import { Lines, Quiet, Rows, Section } from '../shared/details/section.tsx';
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

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};

  & > svg {
    margin-top: ${space(1)};
    color: ${color.muted};
  }
`;

const Address = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  white-space: pre-line;
`;

/** The further places of a client. */
export function ClientLocations({ client: { locations } }: { client: DetailedClient }) {
  const { t } = useTranslation();
  const budgetsOf = useBudgetWords();
  return (
    <Section title={t('clients.locations')}>
      {locations.length === 0 && <Quiet>{t('clients.noLocations')}</Quiet>}
      <Rows>
        {locations.map((location) => (
          <Row key={location.id}>
            <MapPin aria-hidden size={16} />
            <div dir="auto">
              {location.name}
              <Address>{addressOf(location)}</Address>
              {location.timeZone && <Address>{t('times.zone', { zone: zoneName(location.timeZone) })}</Address>}
              {budgetsOf(location).map(({ term, detail }) => (
                <Address key={term}>{t('activity.given', { field: term, value: detail })}</Address>
              ))}
              {location.requiredQualifications.length > 0 && (
                <ChipList label={t('clients.requiredHere')} items={location.requiredQualifications} />
              )}
            </div>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
