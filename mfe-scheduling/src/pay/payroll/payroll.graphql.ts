import { graphql, type DocumentType } from '../../generated/index.ts';

const period = graphql(`
  fragment PeriodFigures on PayrollPeriod {
    id
    companyId
    name
    startDate
    endDate
    payments
    pending
    hoursWorked
    amount
    pendingAmount
  }
`);

export type Period = DocumentType<typeof period>;

export const PayrollPeriods = graphql(`
  query PayrollPeriods($page: Int!, $pageSize: Int!, $company: ID) {
    payrollPeriods(page: $page, pageSize: $pageSize, company: $company) {
      count
      results {
        ...PeriodFigures
      }
    }
  }
`);

export const OnePayrollPeriod = graphql(`
  query OnePayrollPeriod($id: ID!) {
    payrollPeriod(id: $id) {
      ...PeriodFigures
    }
  }
`);

export const PeriodPayments = graphql(`
  query PeriodPayments($period: ID!, $company: ID!, $page: Int!, $pageSize: Int!, $ordering: String!) {
    payments(period: $period, company: $company, page: $page, pageSize: $pageSize, ordering: $ordering) {
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

export const Preview = graphql(`
  query Preview($period: ID!) {
    paymentPreview(period: $period) {
      results {
        employeeId
        employeeName
        shifts
        hoursWorked
        amount
        joins
      }
      shifts
      hoursWorked
      amount
      corrections
      unapproved
      unfinished
    }
  }
`);

export const CreatePeriod = graphql(`
  mutation CreatePeriod($input: NewPaymentPeriod!) {
    createPaymentPeriod(input: $input) {
      id
    }
  }
`);

export const DeletePeriod = graphql(`
  mutation DeletePeriod($id: ID!) {
    deletePaymentPeriod(id: $id)
  }
`);

export const GeneratePayments = graphql(`
  mutation GeneratePayments($period: ID!) {
    generatePayments(period: $period) {
      count
    }
  }
`);

export const MarkPayment = graphql(`
  mutation MarkPayment($id: ID!, $status: PaymentStatus!) {
    updatePayment(id: $id, status: $status) {
      id
      status
      paymentDate
    }
  }
`);

export const PayPeriod = graphql(`
  mutation PayPeriod($id: ID!, $paymentDate: Date) {
    payPeriod(id: $id, paymentDate: $paymentDate) {
      ...PeriodFigures
    }
  }
`);

export const PaymentLines = graphql(`
  query PaymentLines($payment: ID!) {
    paymentLines(payment: $payment) {
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

export const PayrollCompany = graphql(`
  query PayrollCompany($id: ID!) {
    company(id: $id) {
      id
      timeZone
      payrollColumns
    }
  }
`);

export const SavePayrollColumns = graphql(`
  mutation SavePayrollColumns($id: ID!, $columns: [PayrollColumn!]!) {
    updateCompany(id: $id, input: { payrollColumns: $columns }) {
      id
      payrollColumns
    }
  }
`);
