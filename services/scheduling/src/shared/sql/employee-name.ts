/** An employee's name as everybody reads it, of the table `employee`. */
export const employeeName = "concat_ws(' ', employee.first_name, employee.last_name)";
