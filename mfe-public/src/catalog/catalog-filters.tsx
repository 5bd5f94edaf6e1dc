import { Button } from '@portfolio/ui/button';
import { ToggleChip, ToggleChipSkeleton } from '@portfolio/ui/chip';
import { TextField } from '@portfolio/ui/field';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { media, space } from '@portfolio/ui/tokens';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { filtersForm, type CatalogList } from './catalog-list.ts';

const Place = styled(Stack).attrs({ as: 'form', role: 'search', $gap: 4 })`
  margin-bottom: ${space(5)};
`;

const Search = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  max-width: 28rem;

  & > :first-child {
    flex: 1;
  }
`;

/** Scripts search while somebody types. */
const Submit = styled(Button)`
  @media not (scripting: none) {
    display: none;
  }
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
  /** Of the chips in the address. */
  name: string;
  /** Ids of the chips that are on. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** All that can be chosen; undefined while they are not known. */
  chips: readonly { id: string; name: string }[] | undefined;
  /** About how many there are: so much room is kept until they come. */
  usual: number;
  texts: { search: string; chips: string };
}

/** core-site.md §2: a search box, chips of which several can be on. Before there are scripts, a form that leads to the address of each choice. */
export function CatalogFilters({ list, name, chosen, onChoose, chips, usual, texts }: CatalogFiltersProps) {
  const { t } = useTranslation();
  const { value, onChange } = list.searchBox;
  return (
    <Place id={filtersForm} onSubmit={(event: SubmitEvent) => event.preventDefault()}>
      <Search>
        <TextField
          type="search"
          name="search"
          label={texts.search}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        />
        <Submit type="submit">{t('catalog.search')}</Submit>
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
          {chips.map((chip) => {
            const isOn = chosen.includes(chip.id);
            const next = isOn ? chosen.filter((other) => other !== chip.id) : [...chosen, chip.id];
            return (
              <ToggleChip
                key={chip.id}
                type="submit"
                name={name}
                value={next.join(',')}
                pressed={isOn}
                onToggle={() => onChoose(next)}
              >
                {chip.name}
              </ToggleChip>
            );
          })}
        </Chips>
      )}
      {/* Behind the chips: of two in one address the first counts. */}
      {chosen.length > 0 && <input type="hidden" name={name} value={chosen.join(',')} />}
    </Place>
  );
}
