import { zoneName } from '@portfolio/remote-kit/times';
import { ChipList } from '@portfolio/ui/chip';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import { addressOf } from '../shared/details/address.ts';
import { Quiet, Rows } from '../shared/details/detail.styles.ts';
import { Section } from '../shared/details/section.tsx';
import { useTranslation } from '../translator.ts';
import { useBudgetWords } from './budget-fields.tsx';
import type { DetailedClient } from './clients.graphql.ts';

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
