/** What the EXIF data of a picture says that matters here. */
export interface Exif {
  /** How the picture has to be turned, from 1 to 8: https://exiftool.org/TagNames/EXIF.html. */
  orientation: number;
  /** Whether it says where the picture was taken. */
  hasPlace: boolean;
}

/** Matches how EXIF data begins in a TIFF, PNG, WebP, JPEG or AVIF file. */
const START = /(?:^|eXIf|EXIF.{4}|Exif\0\0|\0{4})(?:II\*\0|MM\0\*)/s;
const ORIENTATION = 0x112;
const PLACE = 0x8825;
const LATITUDE = 2;

/** Reads the EXIF data of a picture. What is cut off counts as zero. */
export function readExif(bytes: Buffer): Exif {
  const hasNamedPlace = bytes.includes("exif:GPSLatitude");
  const found = START.exec(bytes.toString("latin1"));
  if (!found) return { orientation: 1, hasPlace: hasNamedPlace };
  const start = found.index + found[0].length - "II*\0".length;
  const isLittle = bytes[start] === 0x49;
  const byte = (at: number): number => bytes[start + at] ?? 0;
  const short = (at: number): number =>
    isLittle ? byte(at) + 256 * byte(at + 1) : 256 * byte(at) + byte(at + 1);
  const long = (at: number): number =>
    isLittle ? short(at) + 65_536 * short(at + 2) : 65_536 * short(at) + short(at + 2);
  /** Returns where a list has the value of a tag. */
  const find = (list: number, tag: number): number | undefined => {
    const places = Array.from({ length: short(list) }, (_, index) => list + 2 + 12 * index);
    const entry = places.find((place) => short(place) === tag);
    return entry === undefined ? undefined : entry + 8;
  };
  const list = long(4);
  const orientation = find(list, ORIENTATION);
  const place = find(list, PLACE);
  return {
    orientation: (orientation && short(orientation)) || 1,
    hasPlace: hasNamedPlace || (place !== undefined && find(long(place), LATITUDE) !== undefined),
  };
}
