import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql('fragment WholeLicense on License { ...all }');

export type WholeLicense = DocumentType<typeof whole>;

export const Licenses = graphql('query Licenses { licenses { count results { ...WholeLicense } } }');

export const MissingLicenses = graphql('query MissingLicenses { missingLicenses { ...all } }');

export const EmployeeLicenses = graphql('query EmployeeLicenses { employeeLicenses { ...WholeLicense } }');
export const LicenseDetail = graphql('query LicenseDetail { license { ...WholeLicense } }');
export const CreateLicense = graphql('mutation CreateLicense { createLicense { ...WholeLicense } }');
export const UpdateLicense = graphql('mutation UpdateLicense { updateLicense { ...WholeLicense } }');
export const DeleteLicense = graphql('mutation DeleteLicense { deleteLicense }');
export const SetLicenseScan = graphql('mutation SetLicenseScan { setLicenseScan { ...WholeLicense } }');
export const DeleteLicenseScan = graphql('mutation DeleteLicenseScan { deleteLicenseScan { ...WholeLicense } }');
