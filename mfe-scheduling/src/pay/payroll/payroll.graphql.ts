import { graphql, type DocumentType } from '../../generated/index.ts';

const period = graphql('fragment PeriodFigures on PayrollPeriod { ...all }');

export type Period = DocumentType<typeof period>;

export const PayrollPeriods = graphql('query PayrollPeriods { payrollPeriods { count results { ...PeriodFigures } } }');
export const OnePayrollPeriod = graphql('query OnePayrollPeriod { payrollPeriod { ...PeriodFigures } }');

export const PeriodPayments = graphql(`
  query PeriodPayments {
    payments {
      count
      results {
        id
        employeeId
        employeeName
        shifts
        hoursWorked
        amount
        status
        paymentDate
      }
    }
  }
`);

export type Payment = DocumentType<typeof PeriodPayments>['payments']['results'][number];

export const Preview = graphql('query Preview { paymentPreview { results { ...all } ...all } }');

export const CreatePeriod = graphql('mutation CreatePeriod { createPaymentPeriod { id } }');
export const DeletePeriod = graphql('mutation DeletePeriod { deletePaymentPeriod }');
export const GeneratePayments = graphql('mutation GeneratePayments { generatePayments { count } }');

export const MarkPayment = graphql(`
  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {
    updatePayment(id: $id, status: $status) {
      id
      status
      paymentDate
    }
  }
`);

export const PayPeriod = graphql('mutation PayPeriod { payPeriod { ...PeriodFigures } }');

export const PaymentLines = graphql(`
  query PaymentLines {
    paymentLines {
      shiftId
      date
      clientName
      hours
      hourlyPayRate
      pay
      correctsId
    }
  }
`);

export const PayrollCompany = graphql('query PayrollCompany { company { id timeZone payrollColumns } }');

export const SavePayrollColumns = graphql(`
  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {
    updateCompany(id: $id, input: { payrollColumns: $columns }) {
      id
      payrollColumns
    }
  }
`);
