/** What a new service is made from. */
export interface NewService {
  /** `ledger`: its folder, its database and the first part of its addresses. */
  name: string;
  /** `Ledger`: the same in names of types. */
  type: string;
  port: number;
  /** When its tables are made: digits for the names of migrations. */
  stamp: string;
  /** Package → version, as the other services have it. */
  versions: Readonly<Record<string, string>>;
}
