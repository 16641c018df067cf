/** Signatures, as little-endian numbers, and fixed sizes in bytes of the records that begin with them. */
export const LOCAL_HEADER = 0x04034b50
export const LOCAL_HEADER_BYTES = 30
export const CENTRAL_HEADER = 0x02014b50
export const CENTRAL_HEADER_BYTES = 46
export const DIGITAL_SIGNATURE = 0x05054b50
