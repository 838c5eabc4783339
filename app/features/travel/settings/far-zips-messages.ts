/** What is said of the ZIPs where a day starts or ends, if they are far from the service area. */
export function farZipsTitle(zips: readonly string[]): string {
  return zips.length === 1
    ? `Your day starts or ends in ${zips[0]}, far from your service area`
    : `Your day starts and ends in ${zips.join(' and ')}, far from your service area`;
}

export const farZipsText = 'Clients may find no time that leaves you enough for the way.';
