// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// @title The minter
/// @notice Mints the emission of each epoch by a fixed schedule, and the rebase for locks.
/// @dev This interface belongs to a design. Nothing is deployed, and names may change before
/// contracts are published.
///
/// The token of the exchange accepts mints from this contract alone. Amounts are in its smallest
/// unit, with 18 decimals. Shares are in basis points, so 10,000 is 100%. Times are Unix times in
/// seconds, and an epoch is named by the time at which it begins, a multiple of 604,800.
///
/// The emission falls by a fixed part in each epoch. Once it would be below a fixed amount, each
/// epoch emits the tail rate times the supply. The team share of an emission goes to the team, and
/// the rest to gauges by votes. The rebase comes on top. Governance can set the tail rate and the
/// team share within bounds that are constants, and hand its role on, and nothing else.
interface IMinter {
    /// @notice Logs what an epoch has minted.
    /// @param epochStart When the epoch began.
    /// @param emission The emission of the schedule, with the part of the team.
    /// @param teamAmount The part of it that went to the team.
    /// @param rebase The rebase for locks, on top of the emission.
    /// @param minted How many new tokens were made. It is emission and rebase together, less what
    /// gauges had given back before.
    event EpochMinted(
        uint256 indexed epochStart,
        uint256 emission,
        uint256 teamAmount,
        uint256 rebase,
        uint256 minted
    );

    /// @notice Logs that a lock has received its rebase.
    /// @param id The number of the lock.
    /// @param owner The owner of the lock.
    /// @param amount How much.
    /// @param isAdded Whether it was added to the lock. If not, the lock had expired and the owner
    /// was paid.
    event RebaseClaimed(
        uint256 indexed id, address indexed owner, uint256 amount, bool isAdded
    );

    /// @notice Logs that emission that no gauge receives has come back.
    /// @param amount How much. The next epoch mints that much less.
    event EmissionReturned(uint256 amount);

    /// @notice Logs the new tail rate.
    /// @param tailRate The emission of an epoch in the tail, in basis points of the supply.
    event TailRateSet(uint16 tailRate);

    /// @notice Logs the new share of the team.
    /// @param teamShare The share, in basis points of the emission.
    event TeamShareSet(uint16 teamShare);

    /// @notice Logs that another address receives the part of the team.
    /// @param team The new address.
    event TeamSet(address indexed team);

    /// @notice Logs that another contract holds the role of governance.
    /// @param governance The new holder.
    event GovernanceSet(address indexed governance);

    /// @notice The value is outside its bounds.
    /// @param value The value that was given.
    /// @param least The smallest value that is allowed.
    /// @param most The largest value that is allowed.
    error OutOfBounds(uint256 value, uint256 least, uint256 most);

    /// @notice One change may not move the tail rate so far.
    /// @param value The rate that was given, in basis points.
    /// @param current The rate in force, in basis points.
    /// @param step The largest difference that is allowed, in basis points.
    error StepTooLarge(uint256 value, uint256 current, uint256 step);

    /// @notice The pause since the last change has not passed.
    /// @param allowedAt When the next change is allowed.
    error TooEarly(uint256 allowedAt);

    /// @notice Only governance may make this call.
    /// @param caller Who made it.
    error NotGovernance(address caller);

    /// @notice Only the team may make this call.
    /// @param caller Who made it.
    error NotTeam(address caller);

    /// @notice Only the voter may make this call.
    /// @param caller Who made it.
    error NotVoter(address caller);

    /// @notice There is no such lock.
    /// @param id The number.
    error UnknownLock(uint256 id);

    /// @notice The lock has expired, and the caller does not own it.
    /// @param caller Who called.
    /// @param id The number of the lock.
    error NotAllowed(address caller, uint256 id);

    /// @notice A transfer of the token returned `false`.
    /// @param token The token.
    error TokenRefused(address token);

    /// @notice Returns the token that is minted.
    /// @return The token of the exchange, which has 18 decimals. It never changes.
    function token() external view returns (address);

    /// @notice Returns the escrow whose locks receive the rebase.
    /// @return The escrow. It never changes.
    function escrow() external view returns (address);

    /// @notice Returns the voter, which receives the part of the gauges.
    /// @return The voter. It never changes.
    function voter() external view returns (address);

    /// @notice Returns who receives the part of the team.
    /// @return The address that the team has named.
    function team() external view returns (address);

    /// @notice Returns who holds the role of governance.
    /// @return The timelock of the governor, unless a proposal has handed the role on.
    function governance() external view returns (address);

    /// @notice Mints the emission and the rebase of this epoch.
    /// @dev Only the voter may call it. Anyone can make the voter do so, for example by
    /// `distribute` with an empty list. The first call in an epoch mints; a later one does nothing
    /// and returns zero. The part of the gauges goes to the voter, and the rebase waits here for
    /// its locks.
    ///
    /// The rebase follows from the weight of all locks and the supply just before the epoch began,
    /// so a lock in the same block cannot change it. An epoch without a call mints nothing, and the
    /// schedule goes on from where it was.
    /// @return forGauges The part of the emission that the voter has received for gauges; zero if
    /// the epoch has minted already.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:reverts TokenRefused when a transfer returned `false`.
    /// @custom:emits EpochMinted with all parts, if this call mints.
    function mintEpoch() external returns (uint256 forGauges);

    /// @notice Returns the last epoch that has minted.
    /// @return epochStart When it began; zero before the first one.
    function lastMinted() external view returns (uint256 epochStart);

    /// @notice Returns the number of the next emission in the schedule.
    /// @return number Zero before the first emission. It counts mints, so an epoch that has minted
    /// nothing does not count.
    function epochNumber() external view returns (uint256 number);

    /// @notice Returns the emission that the next mint will make.
    /// @dev In the tail it depends on the supply, which the mint before can still change.
    /// @return amount The emission with the part of the team, rounded down and without the rebase.
    /// @return isTail Whether the tail rate decides it.
    function nextEmission() external view returns (uint256 amount, bool isTail);

    /// @notice Returns the emission of an epoch.
    /// @param epochStart When the epoch began.
    /// @return amount The emission with the part of the team; zero if the epoch has minted nothing.
    function emissionOf(uint256 epochStart)
        external
        view
        returns (uint256 amount);

    /// @notice Returns the rebase of an epoch for all locks together.
    /// @dev It is `c * emission * (1 - weight / supply) ** 2`, where `c` is the rebase factor, and
    /// weight and supply are those just before the epoch began.
    /// @param epochStart When the epoch began.
    /// @return amount The rebase, rounded down; zero if the epoch has minted nothing.
    function rebaseOf(uint256 epochStart)
        external
        view
        returns (uint256 amount);

    /// @notice Returns the rebase that a lock could claim at this moment.
    /// @dev In each epoch it is the share that the lock had in the weight of all locks just before
    /// the epoch began, whether it votes or not.
    /// @param id The number of the lock.
    /// @return amount How much, rounded down in each epoch.
    function rebaseEarned(uint256 id) external view returns (uint256 amount);

    /// @notice Adds the rebase of a lock to that lock.
    /// @dev Anyone may call it until the lock expires, because only its owner gains by it. Then only
    /// the owner may call it, and is paid. A contract that holds locks of others would not know for
    /// whom it was paid.
    /// @param id The number of the lock.
    /// @return amount How much.
    /// @custom:reverts UnknownLock when there is no such lock.
    /// @custom:reverts NotAllowed when the lock has expired and the caller does not own it.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits RebaseClaimed with the amount, if it is above zero.
    function claimRebase(uint256 id) external returns (uint256 amount);

    /// @notice Takes back emission that gauges do not receive.
    /// @dev Only the voter may call it, after approving the minter. It returns the part of stopped
    /// and closed gauges, and that of all gauges if no vote stood. The next epoch mints that much
    /// less.
    /// @param amount How much.
    /// @custom:reverts NotVoter when anyone else calls.
    /// @custom:reverts TokenRefused when the transfer returned `false`.
    /// @custom:emits EmissionReturned with the amount.
    function returnEmission(uint256 amount) external;

    /// @notice Returns the share of the team.
    /// @return The share in basis points of each emission.
    function teamShare() external view returns (uint16);

    /// @notice Returns the tail rate.
    /// @return The emission of an epoch in the tail, in basis points of the supply.
    function tailRate() external view returns (uint16);

    /// @notice Returns how governance may change the tail rate.
    /// @return least The lowest rate, in basis points of the supply.
    /// @return most The highest rate, in basis points of the supply.
    /// @return step How far one change may move it, in basis points.
    /// @return changeableAt When the next change is allowed.
    function tailBounds()
        external
        view
        returns (uint16 least, uint16 most, uint16 step, uint256 changeableAt);

    /// @notice Sets the tail rate. It applies from the next mint in the tail. The present rate
    /// changes nothing, and no pause begins.
    /// @dev Only governance may call it.
    /// @param newTailRate The rate, in basis points of the supply.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:reverts OutOfBounds when the rate is outside its bounds.
    /// @custom:reverts StepTooLarge when it differs from the present rate by more than a step.
    /// @custom:reverts TooEarly when the last change is too recent.
    /// @custom:emits TailRateSet with the rate.
    function setTailRate(uint16 newTailRate) external;

    /// @notice Sets the share of the team. It applies from the next mint.
    /// @dev Only governance may call it.
    /// @param newTeamShare The share, in basis points of each emission.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:reverts OutOfBounds when the share is above the highest one.
    /// @custom:emits TeamShareSet with the share.
    function setTeamShare(uint16 newTeamShare) external;

    /// @notice Names another address for the part of the team.
    /// @dev Only the present address of the team may call it.
    /// @param newTeam The new address.
    /// @custom:reverts NotTeam when anyone else calls.
    /// @custom:emits TeamSet with the address.
    function setTeam(address newTeam) external;

    /// @notice Hands the role of governance to another contract.
    /// @dev Only governance may call it. The bounds hold for the new holder as well.
    /// @param newGovernance The new holder.
    /// @custom:reverts NotGovernance when anyone else calls.
    /// @custom:emits GovernanceSet with the new holder.
    function setGovernance(address newGovernance) external;
}
