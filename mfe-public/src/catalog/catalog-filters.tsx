import { useSearchText } from '@portfolio/remote-kit';
import { ToggleChip } from '@portfolio/ui/chip';
import { TextField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { CatalogAddress } from './use-catalog-address.ts';

const Place = styled(Stack).attrs({ role: 'search', $gap: 4 })`
  margin-bottom: ${space(5)};
`;

const Search = styled.div`
  max-width: 28rem;
`;

export interface CatalogFiltersProps {
  address: CatalogAddress;
  /** All that can be chosen; none while they are not known. */
  chips: readonly { id: string; name: string }[];
  texts: { search: string; chips: string };
}

/** core-site.md §2: a search box, chips of which several can be on. */
export function CatalogFilters({ address, chips, texts }: CatalogFiltersProps) {
  const [text, setText] = useSearchText(address.search, address.searchFor);
  return (
    <Place>
      <Search>
        <TextField
          type="search"
          label={texts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      </Search>
      {chips.length > 0 && (
        <Cluster role="group" aria-label={texts.chips} $gap={2}>
          {chips.map(({ id, name }) => (
            <ToggleChip key={id} pressed={address.chosen.includes(id)} onToggle={(on) => address.choose(id, on)}>
              {name}
            </ToggleChip>
          ))}
        </Cluster>
      )}
    </Place>
  );
}
