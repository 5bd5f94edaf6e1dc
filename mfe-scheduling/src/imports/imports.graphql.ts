import { graphql } from '../generated/index.ts';

/** A preview of what a CSV file brings, and confirmed, the import. */
export const ImportCsv = graphql(`
  mutation ImportCsv {
    importCsv {
      saved
      invited
      missing
      columns {
        heading
        field
      }
      counts {
        ...all
      }
      rows {
        ...all
        problems {
          heading
          severity
          code
          message
          params {
            name
            value
          }
        }
      }
    }
  }
`);
