import { graphql } from '../../generated/index.ts';

/** Countries, or the regions of one, whose public holidays are known. */
export const HolidayRegions = graphql(`
  query HolidayRegions($country: String, $language: String) {
    holidayRegions(country: $country, language: $language) {
      code
      name
    }
  }
`);
