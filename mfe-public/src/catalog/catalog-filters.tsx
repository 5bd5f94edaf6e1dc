import { ToggleChip, ToggleChipSkeleton } from '@portfolio/ui/chip';
import { TextField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { CatalogList } from './catalog-list.ts';

const Place = styled(Stack).attrs({ role: 'search', $gap: 4 })`
  margin-bottom: ${space(5)};
`;

const Search = styled.div`
  max-width: 28rem;
`;

/** On a phone one row that scrolls sideways, so that what is found begins on the first screen; padded for focus rings. */
const Chips = styled(Cluster).attrs({ $gap: 2 })`
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -${space(1)} -${space(4)};
    padding: ${space(1)} ${space(4)};
    overflow-x: auto;
    scrollbar-width: thin;

    & > * {
      flex: none;
    }
  }
`;

export interface CatalogFiltersProps {
  list: Pick<CatalogList, 'searchBox'>;
  /** Ids of the chips that are on. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** All that can be chosen; undefined while they are not known. */
  chips: readonly { id: string; name: string }[] | undefined;
  /** About how many there are: so much room is kept until they come. */
  usual: number;
  texts: { search: string; chips: string };
}

/** core-site.md §2: a search box, chips of which several can be on. */
export function CatalogFilters({ list, chosen, onChoose, chips, usual, texts }: CatalogFiltersProps) {
  const { value, onChange } = list.searchBox;
  return (
    <Place>
      <Search>
        <TextField
          type="search"
          label={texts.search}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        />
      </Search>
      {!chips && (
        <Chips aria-hidden>
          {Array.from({ length: usual }, (_, place) => (
            <ToggleChipSkeleton key={place} />
          ))}
        </Chips>
      )}
      {chips && chips.length > 0 && (
        <Chips role="group" aria-label={texts.chips}>
          {chips.map(({ id, name }) => (
            <ToggleChip
              key={id}
              pressed={chosen.includes(id)}
              onToggle={(on) => onChoose(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            >
              {name}
            </ToggleChip>
          ))}
        </Chips>
      )}
    </Place>
  );
}
