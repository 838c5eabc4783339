import packageFile from '../../../package.json' with { type: 'json' };

/** The release that is running, as CHANGELOG.md names it. */
export const version: string = packageFile.version;
