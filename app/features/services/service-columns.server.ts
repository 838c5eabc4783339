import { serviceAnswer } from './answers/services.server.ts';
import type { ServiceDto } from './service-dto.ts';

/** The columns of a service that its professional and the public may read. */
export const serviceColumns = Object.keys(serviceAnswer.shape) as (keyof ServiceDto)[];

/** Those of them that describe it to people. */
export const describedColumns = serviceColumns.filter(
  (column) => column !== 'professional_id' && column !== 'stripe_price_id',
);

/** Leaves out what only the server needs. */
export function toServiceDto(row: ServiceDto): ServiceDto {
  return Object.fromEntries(serviceColumns.map((column) => [column, row[column]])) as ServiceDto;
}
