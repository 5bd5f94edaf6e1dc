import { graphql } from '../generated/index.ts';

export const PaymentHistory = graphql(`
  query PaymentHistory($period: ID) {
    myPayments(period: $period) {
      payments {
        id
        paymentDate
        periodName
        hoursWorked
        amount
        status
      }
      summary {
        hoursWorked
        paidAmount
        pendingAmount
      }
    }
    paymentPeriods(pageSize: 100) {
      results {
        id
        name
      }
    }
  }
`);
