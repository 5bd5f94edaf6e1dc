import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholeLicense on License {
    id
    employeeId
    employeeName
    qualificationId
    qualificationName
    expires
    renewed
    number
    issuer
    validFrom
    validUntil
    scanName
  }
`);

export type WholeLicense = DocumentType<typeof whole>;

export const Licenses = graphql(`
  query Licenses($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $until: Date) {
    licenses(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, until: $until) {
      count
      results {
        ...WholeLicense
      }
    }
  }
`);

export const MissingLicenses = graphql(`
  query MissingLicenses($company: ID) {
    missingLicenses(company: $company) {
      employeeId
      employeeName
      qualificationId
      qualificationName
    }
  }
`);

export const EmployeeLicenses = graphql(`
  query EmployeeLicenses($employee: ID!) {
    employeeLicenses(employee: $employee) {
      ...WholeLicense
    }
  }
`);

export const LicenseDetail = graphql(`
  query LicenseDetail($id: ID!) {
    license(id: $id) {
      ...WholeLicense
    }
  }
`);

export const CreateLicense = graphql(`
  mutation CreateLicense($employee: ID!, $input: NewLicense!) {
    createLicense(employee: $employee, input: $input) {
      ...WholeLicense
    }
  }
`);

export const UpdateLicense = graphql(`
  mutation UpdateLicense($id: ID!, $input: LicenseChanges!, $seen: LicenseChanges) {
    updateLicense(id: $id, input: $input, seen: $seen) {
      ...WholeLicense
    }
  }
`);

export const DeleteLicense = graphql(`
  mutation DeleteLicense($id: ID!) {
    deleteLicense(id: $id)
  }
`);

export const SetLicenseScan = graphql(`
  mutation SetLicenseScan($id: ID!, $file: Upload!) {
    setLicenseScan(id: $id, file: $file) {
      ...WholeLicense
    }
  }
`);

export const DeleteLicenseScan = graphql(`
  mutation DeleteLicenseScan($id: ID!) {
    deleteLicenseScan(id: $id) {
      ...WholeLicense
    }
  }
`);
