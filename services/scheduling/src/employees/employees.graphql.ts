import {
  employeeInput,
  employeeListFilter,
  employeePatch,
  qualificationInput,
  qualificationListFilter,
} from '@portfolio/contracts/scheduling';
import { listOfArgs, orNull, parseInput } from '@portfolio/service-kit/graphql';
import { idParameter } from '@portfolio/service-kit/rest';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { CompanyListArgs } from '../graphql.ts';
import { createEmployee, deleteEmployee, updateEmployee } from './change-employees.ts';
import { employeeList, getEmployee, listEmployees } from './employees.ts';
import {
  CompanyQualification,
  Employee,
  EmployeeChanges,
  EmployeeListArgs,
  EmployeePage,
  Invitation,
  NewEmployee,
  QualificationPage,
} from './employees.types.ts';
import { inviteEmployee } from './invite.ts';
import { createQualification, deleteQualification, listQualifications, qualificationList } from './qualifications.ts';

@Resolver()
export class EmployeeResolver {
  @Query(() => EmployeePage)
  employees(@Ctx() context: SchedulingContext, @Args() args: EmployeeListArgs): Promise<EmployeePage> {
    return listEmployees(context, parseInput(employeeListFilter, args), listOfArgs(args, employeeList));
  }

  @Query(() => Employee, { nullable: true, description: 'Null when there is none that the caller administers.' })
  employee(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Employee | null> {
    return orNull(() => getEmployee(context, idParameter(id)));
  }

  @Mutation(() => Employee)
  createEmployee(@Ctx() context: SchedulingContext, @Arg('input') input: NewEmployee): Promise<Employee> {
    return createEmployee(context, parseInput(employeeInput, input));
  }

  @Mutation(() => Employee)
  updateEmployee(
    @Ctx() context: SchedulingContext,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: EmployeeChanges,
  ): Promise<Employee> {
    return updateEmployee(context, idParameter(id), parseInput(employeePatch, input));
  }

  @Mutation(() => ID, { description: 'The id of the deleted employee. CONFLICT while they have shifts.' })
  async deleteEmployee(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteEmployee(context, idParameter(id));
    return id;
  }

  @Mutation(() => Invitation, { description: 'CONFLICT for an employee who has an account.' })
  inviteEmployee(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<Invitation> {
    return inviteEmployee(context, idParameter(id));
  }

  @Query(() => QualificationPage)
  qualifications(@Ctx() context: SchedulingContext, @Args() args: CompanyListArgs): Promise<QualificationPage> {
    return listQualifications(context, parseInput(qualificationListFilter, args), listOfArgs(args, qualificationList));
  }

  @Mutation(() => CompanyQualification)
  createQualification(
    @Ctx() context: SchedulingContext,
    @Arg('name') name: string,
    @Arg('company', () => ID, { nullable: true }) company?: string,
  ): Promise<CompanyQualification> {
    return createQualification(context, parseInput(qualificationInput, { name, company }));
  }

  @Mutation(() => ID, { description: 'Employees who hold it lose it.' })
  async deleteQualification(@Ctx() context: SchedulingContext, @Arg('id', () => ID) id: string): Promise<string> {
    await deleteQualification(context, idParameter(id));
    return id;
  }
}
